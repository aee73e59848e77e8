/** The one connection of a store that writes: one transaction at a time, here and across processes. */
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { FeedbackTables } from "../sql/tables.ts";
import type { FeedbackTransaction, WriteCounts } from "../store.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { isBusy } from "./sqlite-errors.ts";
import type { ChainPlace } from "../../answers/packed/chain-order.ts";
import { bytesAt } from "../../answers/packed/text-column.ts";
import type { StoredTemplate } from "../../templates/chain-template.ts";
import { factsIn, type ChainBatch, type ChainFacts } from "../chain-batch.ts";
import { CHAIN_INDEXES } from "../sql/shared-statements.ts";
import { sqliteDialect } from "../sql/sql-dialect.ts";
import { SqlTransaction } from "../sql/sql-transaction.ts";

class SqliteTransaction extends SqlTransaction {
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #isFirst: boolean;
  #seq: number;

  /** `db` sends statements to `database`, too. */
  constructor(database: DatabaseSync, db: Kysely<FeedbackTables>) {
    super(db, sqliteDialect);
    this.#database = database;
    this.#statements = prepare(database);
    const last = database.prepare("select coalesce(max(seq), 0) as seq from chain_key").get();
    this.#seq = Number(last?.["seq"]);
    this.#isFirst = this.#seq === 0;
    // Indexes of many rows are made faster at once, sorted, than row by row; the table is never seen without them.
    if (this.#isFirst) database.exec(CHAIN_INDEXES.map((index) => `drop index ${nameOf(index)};`).join(""));
  }

  async putBatch(batch: ChainBatch, leftOut?: ReadonlySet<number>): Promise<void> {
    const facts = factsIn(batch);
    let next = 0;
    for (let at = 0; at < batch.pack.chains; at += 1) {
      const put = leftOut?.has(at) ? undefined : this.#putChain(facts(at), bytesAt(batch.templates, at));
      if (put === "new") continue;
      await this.leafWriter.put(batch, next, at);
      if (put !== undefined) await this.leafWriter.replace(put.replaced, batch, at);
      next = at + 1;
    }
    await this.leafWriter.put(batch, next, batch.pack.chains);
  }

  override async finish(): Promise<void> {
    if (this.#isFirst) this.#database.exec(CHAIN_INDEXES.join(";"));
    await super.finish();
  }

  /** Whether it is new, or the place of the chain that it replaces; undefined where it is stored just so. */
  #putChain(
    chain: ChainFacts,
    template: StoredTemplate,
  ): "new" | { readonly replaced: ChainPlace } | undefined {
    const { insertKey, insertDocument, stored, replaceKey, replaceDocument } = this.#statements;
    const columns = columnsOf(chain);
    this.counts.chains += 1;
    if (insertKey.run(this.#seq + 1, chain._id, ...columns).changes !== 0) {
      this.#seq += 1;
      insertDocument.run(this.#seq, template);
      return "new";
    }
    const { seq = null, ...old } = stored.get(chain._id) ?? {};
    const { template: before } = old;
    const isSame = before instanceof Uint8Array && Buffer.compare(before, template) === 0;
    if (isSame && old["is_closed"] === columns[4] && old["survey_version"] === columns[5]) {
      this.counts.unchanged += 1;
      return undefined;
    }
    this.counts.replaced += 1;
    replaceKey.run(...columns, seq);
    replaceDocument.run(template, seq);
    return { replaced: { time: Number(old["created_at"]), id: chain._id } };
  }
}

const nameOf = (createIndex: string): string => createIndex.split(" ")[2] ?? "";

const columnsOf = (chain: ChainFacts) =>
  [
    chain.createdAt,
    chain.teamId,
    chain.touchpointId,
    chain.surveyId,
    Number(chain.isClosed),
    chain.surveyVersion,
  ] as const;

type Statements = ReturnType<typeof prepare>;

const prepare = (database: DatabaseSync) => ({
  insertKey: database.prepare(`
    insert into chain_key
      (seq, id, created_at, team_id, touchpoint_id, survey_id, is_closed, survey_version)
    values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`),
  insertDocument: database.prepare("insert into chain_document (seq, template) values (?, cast(? as text))"),
  stored: database.prepare(`
    select chain_key.seq, created_at, is_closed, survey_version, cast(template as blob) as template from chain_key
    join chain_document on chain_document.seq = chain_key.seq where chain_key.id = ?`),
  replaceKey: database.prepare(`
    update chain_key set created_at = ?, team_id = ?, touchpoint_id = ?, survey_id = ?, is_closed = ?,
      survey_version = ? where seq = ?`),
  replaceDocument: database.prepare("update chain_document set template = cast(? as text) where seq = ?"),
});

/** How every connection writes: to the disk, in a log that is cut to 16 MB by the first write after a larger one. */
export const DURABLE = "pragma synchronous = full; pragma journal_size_limit = 16777216";

/** Milliseconds that a write waits for another one to end, and between asking whether it has. */
const MOST_WAITING = 600_000;
const BETWEEN_TRIES = 50;

type Work = (transaction: FeedbackTransaction) => Promise<void>;

interface Connection {
  readonly database: DatabaseSync;
  readonly db: Kysely<FeedbackTables>;
}

export class SqliteWriter {
  readonly #path: string;
  readonly #timeout: number;
  #connection: Connection | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  /** `timeout` in milliseconds, that a single statement waits for another process's write. */
  constructor(path: string, timeout: number) {
    this.#path = path;
    this.#timeout = timeout;
  }

  /** One transaction. SQLite rolls back by itself on some errors, a full disk for one. */
  write(work: Work): Promise<WriteCounts> {
    return this.transact(async (db, database) => {
      const transaction = new SqliteTransaction(database, db);
      await work(transaction);
      await transaction.finish();
      return transaction.counts;
    });
  }

  /** The same for work by statements; `db` and `database` are one connection. */
  transact<Result>(
    work: (db: Kysely<FeedbackTables>, database: DatabaseSync) => Promise<Result>,
  ): Promise<Result> {
    return this.#next(async ({ database, db }) => {
      await this.#begin(database);
      try {
        const result = await work(db, database);
        database.exec("commit");
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec("rollback");
        throw error;
      }
    });
  }

  /** Waits for the write of another process without blocking this one. */
  async #begin(database: DatabaseSync): Promise<void> {
    const patience = performance.now() + MOST_WAITING;
    for (;;) {
      try {
        database.exec("pragma busy_timeout = 0; begin immediate");
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > patience) throw error;
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
      } finally {
        database.exec(`pragma busy_timeout = ${this.#timeout}`);
      }
    }
  }

  /** Single statements, between transactions. */
  alone<Result>(work: (db: Kysely<FeedbackTables>) => Promise<Result>): Promise<Result> {
    return this.#next(({ db }) => work(db));
  }

  async close(): Promise<void> {
    await this.#queue;
    await this.#connection?.db.destroy();
    if (this.#connection?.database.isOpen === true) this.#connection.database.close();
    this.#connection = undefined;
  }

  #next<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(() => work(this.#connected()));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #connected(): Connection {
    if (this.#connection === undefined) {
      const database = new DatabaseSync(this.#path, { timeout: this.#timeout });
      database.exec(`${DURABLE}; pragma cache_size = -16384`);
      const db = new Kysely<FeedbackTables>({ dialect: nodeSqliteDialect(database) });
      this.#connection = { database, db };
    }
    return this.#connection;
  }
}
