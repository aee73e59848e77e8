/** One open transaction on PostgreSQL, as an import fills it: a few statements for each batch of chains. */
import { sql, type Kysely } from "kysely";
import type pg from "pg";
import { textAt } from "../../answers/packed/text-column.ts";
import { factsIn, type ChainBatch, type ChainFacts } from "../chain-batch.ts";
import { SqlTransaction } from "../sql/sql-transaction.ts";
import type { SqlDialect } from "../sql/sql-dialect.ts";
import type { ChainKeyTable, FeedbackTables } from "../sql/tables.ts";
import { copyRows } from "./copy-rows.ts";

/** Chains a statement. */
const BATCH = 1_000;

interface StoredChain {
  readonly key: ChainKeyTable;
  readonly template: string;
}

interface GivenChain extends StoredChain {
  /** Its number in its batch. */
  readonly at: number;
}

export class PostgresTransaction extends SqlTransaction {
  readonly #client: pg.ClientBase;

  /** `client` is the connection that `db` sends its statements by. */
  constructor(db: Kysely<FeedbackTables>, client: pg.ClientBase, dialect: SqlDialect) {
    super(db, dialect);
    this.#client = client;
  }

  async putBatch(batch: ChainBatch, leftOut?: ReadonlySet<number>): Promise<void> {
    const facts = factsIn(batch);
    const chains = Array.from({ length: batch.pack.chains }, (_, at) => at).filter((at) => !leftOut?.has(at));
    for (let start = 0; start < chains.length; start += BATCH) {
      const given = chains.slice(start, start + BATCH).map((at) => {
        return { at, key: keyOf(facts(at)), template: textAt(batch.templates, at) };
      });
      await this.#putPart(batch, given);
    }
  }

  /** A part may hold a chain twice: the later one stands, counted against the earlier. */
  async #putPart(batch: ChainBatch, given: readonly GivenChain[]): Promise<void> {
    const stored = await this.#stored(given.map(({ key }) => key.id));
    const places = new Map(
      Array.from(stored.values(), ({ key }) => [key.id, { time: key.created_at, id: key.id }]),
    );
    const changed = new Map<string, GivenChain>();
    for (const next of given) {
      const { id } = next.key;
      const known = stored.get(id);
      this.counts.chains += 1;
      if (known !== undefined && isSame(known, next)) {
        this.counts.unchanged += 1;
        continue;
      }
      if (known !== undefined) this.counts.replaced += 1;
      stored.set(id, next);
      changed.set(id, next);
    }
    if (changed.size > 0)
      await this.#replace(
        [...places.keys()].filter((id) => changed.has(id)),
        [...changed.values()],
      );
    for (const [id, { at }] of changed) {
      const replaced = places.get(id);
      if (replaced === undefined) await this.leafWriter.put(batch, at, at + 1);
      else await this.leafWriter.replace(replaced, batch, at);
    }
  }

  /** Each table by ids: a join would be read the wrong way round where the planner takes a table for empty. */
  async #stored(ids: readonly string[]): Promise<Map<string, StoredChain>> {
    const keys = await sql<ChainKeyTable>`select * from chain_key where id = any(${ids})`.execute(this.db);
    const known = new Map(keys.rows.map((key) => [key.id, key]));
    if (known.size === 0) return new Map();
    const documents = await sql<{ readonly id: string; readonly template: string }>`
      select id, template from chain_document where id = any(${[...known.keys()]})`.execute(this.db);
    return new Map(
      documents.rows.flatMap(({ id, template }) => {
        const key = known.get(id);
        return key === undefined ? [] : [[id, { key, template }] as const];
      }),
    );
  }

  /** Replaces the chains with the ids `stored`. No `on conflict`, which distributed tables lack; there is one writer. */
  async #replace(stored: readonly string[], chains: readonly StoredChain[]): Promise<void> {
    if (stored.length > 0) {
      await sql`delete from chain_key where id = any(${stored})`.execute(this.db);
      await sql`delete from chain_document where id = any(${stored})`.execute(this.db);
    }
    await copyRows(
      this.#client,
      "chain_key (id, created_at, team_id, touchpoint_id, survey_id, is_closed, survey_version)",
      chains.map(({ key }) => [
        key.id,
        key.created_at,
        key.team_id,
        key.touchpoint_id,
        key.survey_id,
        key.is_closed,
        key.survey_version,
      ]),
    );
    await copyRows(
      this.#client,
      "chain_document (id, template)",
      chains.map(({ key, template }) => [key.id, template]),
    );
  }
}

const keyOf = (chain: ChainFacts): ChainKeyTable => ({
  id: chain._id,
  created_at: chain.createdAt,
  team_id: chain.teamId,
  touchpoint_id: chain.touchpointId,
  survey_id: chain.surveyId,
  is_closed: Number(chain.isClosed),
  survey_version: chain.surveyVersion,
});

const isSame = (a: StoredChain, b: StoredChain): boolean =>
  a.template === b.template &&
  a.key.is_closed === b.key.is_closed &&
  a.key.survey_version === b.key.survey_version;
