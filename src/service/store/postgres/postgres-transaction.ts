/** One open transaction on PostgreSQL, as an import fills it: a few statements for each batch of chains. */
import { sql, type Kysely } from "kysely";
import type pg from "pg";
import type { ArchivedChain } from "../../documents/documents.ts";
import { storedTemplate, type StoredTemplate } from "../../templates/chain-template.ts";
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

export class PostgresTransaction extends SqlTransaction {
  readonly #client: pg.ClientBase;

  /** `client` is the connection that `db` sends its statements by. */
  constructor(db: Kysely<FeedbackTables>, client: pg.ClientBase, dialect: SqlDialect) {
    super(db, dialect);
    this.#client = client;
  }

  async putChains(
    chains: readonly ArchivedChain[],
    templates: readonly StoredTemplate[] = chains.map(storedTemplate),
  ): Promise<void> {
    for (let start = 0; start < chains.length; start += BATCH) {
      const end = start + BATCH;
      await this.#putBatch(chains.slice(start, end), templates.slice(start, end));
    }
  }

  /** A batch may hold a chain twice: the later one stands, counted against the earlier. */
  async #putBatch(batch: readonly ArchivedChain[], templates: readonly StoredTemplate[]): Promise<void> {
    const stored = await this.#stored(batch.map((chain) => chain._id));
    const places = new Map(
      Array.from(stored.values(), ({ key }) => [key.id, { time: key.created_at, id: key.id }]),
    );
    const changed = new Map<string, StoredChain>();
    const packing = new Map<string, ArchivedChain>();
    for (const [at, chain] of batch.entries()) {
      const next = { key: keyOf(chain), template: decoder.decode(templates[at] ?? storedTemplate(chain)) };
      const known = stored.get(chain._id);
      this.counts.chains += 1;
      if (known !== undefined && isSame(known, next)) {
        this.counts.unchanged += 1;
        continue;
      }
      if (known !== undefined) this.counts.replaced += 1;
      stored.set(chain._id, next);
      changed.set(chain._id, next);
      packing.set(chain._id, chain);
    }
    if (changed.size > 0)
      await this.#replace(
        [...places.keys()].filter((id) => changed.has(id)),
        [...changed.values()],
      );
    for (const [id, chain] of packing) await this.leafWriter.put(chain, places.get(id));
  }

  async #stored(ids: readonly string[]): Promise<Map<string, StoredChain>> {
    const { rows } = await sql<ChainKeyTable & { template: string }>`
      select page.*, template
      from ${this.dialect.withDocuments(sql`select * from chain_key where id = any(${ids})`)}`.execute(
      this.db,
    );
    return new Map(rows.map(({ template, ...key }) => [key.id, { key, template }]));
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

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

const keyOf = (chain: ArchivedChain): ChainKeyTable => ({
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
