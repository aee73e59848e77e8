/** The one connection of a store that writes: one transaction at a time, here and across processes. */
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { FeedbackTables } from "../sql/tables.ts";
import type { FeedbackTransaction, WriteCounts } from "../store.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { isBusy } from "./sqlite-errors.ts";
import { SqliteTransaction } from "./sqlite-transaction.ts";

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
      database.exec(`${DURABLE}; pragma cache_size = -32768`);
      const db = new Kysely<FeedbackTables>({ dialect: nodeSqliteDialect(database) });
      this.#connection = { database, db };
    }
    return this.#connection;
  }
}
