/** The store in one SQLite file: separate connections read and write, so that writes are seen whole (WAL). */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { Kysely } from "kysely";
import { backfill, type BacklogListener } from "../sql/answer-backlog.ts";
import { sqliteDialect } from "../sql/sql-dialect.ts";
import { SqlReader } from "../sql/sql-reader.ts";
import { sqlSnapshot } from "../sql/sql-snapshot.ts";
import { addToken, revokeToken, touchToken } from "../sql/sql-tokens.ts";
import type { FeedbackTables } from "../sql/tables.ts";
import type {
  ExportingStore,
  FeedbackSnapshot,
  FeedbackTransaction,
  StoredToken,
  WriteCounts,
} from "../store.ts";
import { migrate } from "./migrations.ts";
import { nodeSqliteDialect, keepPrivate } from "./node-sqlite-dialect.ts";
import { isUnavailable, withPortErrors } from "./sqlite-errors.ts";
import { DURABLE, SqliteWriter } from "./sqlite-writer.ts";

/** For a database made here; pages of 4096 bytes, the default, cost an import a tenth of its time. */
const PAGE_SIZE = "pragma page_size = 8192";

/** Milliseconds that a statement waits for another process's write. */
const BUSY_TIMEOUT = 5_000;

/** Opens the database at `path`, made in its existing folder, and migrates it. Throws `StoreUnavailable`. */
export const openSqliteStore = (path: string, onBacklog?: BacklogListener): Promise<ExportingStore> =>
  withPortErrors(async () => {
    keepPrivate(path);
    const reading = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
    try {
      reading.exec(`${PAGE_SIZE}; pragma journal_mode = wal; ${DURABLE}; pragma cache_size = -16384`);
      migrate(reading);
    } catch (error) {
      reading.close();
      throw error;
    }
    const store = new SqliteStore(path, reading);
    try {
      await store.backfill(onBacklog);
    } catch (error) {
      await store.close();
      throw error;
    }
    return store;
  });

class SqliteStore extends SqlReader implements ExportingStore {
  readonly #path: string;
  readonly #reading: DatabaseSync;
  readonly #writer: SqliteWriter;
  readonly #watch: WriteWatch;

  constructor(path: string, reading: DatabaseSync) {
    const db = new Kysely<FeedbackTables>({ dialect: nodeSqliteDialect(reading) });
    const watch = new WriteWatch(reading);
    super(db, sqliteDialect, withPortErrors, watch.wasWritten);
    this.#watch = watch;
    this.#path = path;
    this.#reading = reading;
    this.#writer = new SqliteWriter(path, BUSY_TIMEOUT);
  }

  /** Puts chains of an earlier version into leaves. */
  backfill = (onBacklog: BacklogListener | undefined): Promise<void> =>
    backfill(this.db, sqliteDialect, (work) => this.#writer.transact(work), onBacklog);

  addToken = (token: StoredToken) => withPortErrors(() => this.#writer.alone((db) => addToken(db, token)));

  revokeToken = (id: string, at: number) =>
    withPortErrors(() => this.#writer.alone((db) => revokeToken(db, id, at)));

  /** While something else is written, or nothing can be, the use goes unnoted: a request must not wait or fail for that. */
  touchToken = (id: string, at: number) =>
    withPortErrors(async () => {
      this.#reading.exec("pragma busy_timeout = 0");
      try {
        await touchToken(this.db, id, at);
        this.#watch.noteOwnWrite();
      } catch (error) {
        if (!isUnavailable(error)) throw error;
      } finally {
        this.#reading.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`);
      }
    });

  write = (work: (transaction: FeedbackTransaction) => Promise<void>): Promise<WriteCounts> =>
    withPortErrors(() => this.#writer.write(work));

  /** On a connection of its own: a read transaction holds on to its moment. */
  snapshot = <Result>(work: (snapshot: FeedbackSnapshot) => Promise<Result>): Promise<Result> =>
    withPortErrors(async () => {
      const database = new DatabaseSync(this.#path, { readOnly: true, timeout: BUSY_TIMEOUT });
      try {
        database.exec("begin");
        const db = new Kysely<FeedbackTables>({ dialect: nodeSqliteDialect(database) });
        return await work(sqlSnapshot(db, sqliteDialect));
      } finally {
        database.close();
      }
    });

  async close(): Promise<void> {
    await this.#writer.close();
    await this.db.destroy();
  }
}

/** Whether a database was written to since the last look: a glance at the head of the log, a tenth of the cheapest read. */
export class WriteWatch {
  readonly #version: StatementSync;
  #seen: unknown;

  /** Watches for the writes that `database`, an open connection, can see. */
  constructor(database: DatabaseSync) {
    this.#version = database.prepare("pragma data_version");
  }

  /** SQLite tells of other connections' writes alone: this one's are told here. */
  noteOwnWrite(): void {
    this.#seen = undefined;
  }

  /** True when it is asked first. */
  readonly wasWritten = (): boolean => {
    const version = this.#version.get()?.["data_version"];
    const isNew = version !== this.#seen;
    this.#seen = version;
    return isNew;
  };
}
