/** The store on PostgreSQL 15 or newer, or compatible: a bounded pool that reconnects; may be shared. */
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { backfill, type BacklogListener } from "../sql/answer-backlog.ts";
import { foreignDialect, postgresDialect, type SqlDialect } from "../sql/sql-dialect.ts";
import { SqlReader } from "../sql/sql-reader.ts";
import { sqlSnapshot } from "../sql/sql-snapshot.ts";
import { addToken, revokeToken, touchToken } from "../sql/sql-tokens.ts";
import type { FeedbackTables } from "../sql/tables.ts";
import {
  type ExportingStore,
  type FeedbackSnapshot,
  type FeedbackTransaction,
  type StoredToken,
  type WriteCounts,
  DuplicateToken,
  StoreUnavailable,
} from "../store.ts";
import { migrate } from "./migrations.ts";
import { PostgresTransaction } from "./postgres-transaction.ts";
import * as z from "zod";

/** Milliseconds for which a server that only reads is not asked to write again: it may be made the primary. */
const READ_ONLY_MS = 300_000;

const POOL = {
  max: 10,
  /** Milliseconds until a request that finds no connection gives up. */
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  /** Milliseconds until the server stops a statement. */
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 600_000,
  application_name: "earshot",
};

/** Milliseconds that a write waits for another one, and that each of its statements may take. */
const WRITE_TIMEOUT = 600_000;
/** Chains in one write after which the planner's statistics are made anew. */
const MANY = 10_000;

/** Numbers here are counts and unix times: well inside what a double holds. */
export const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the database at a `postgres://` address and brings its tables up to date. Throws `StoreUnavailable`. */
export async function openPostgresStore(
  address: string,
  onBacklog?: BacklogListener,
): Promise<ExportingStore> {
  const pool = new pg.Pool({ ...POOL, connectionString: address, types });
  // A connection that breaks fails what runs on it and is dropped; what it emits besides would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<FeedbackTables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await withPortErrors(async () => {
      await migrate(db);
      const dialect = (await isForeign(db)) ? foreignDialect : postgresDialect;
      await backfill(db, dialect, (work) => inWriteOrder(pool, work), onBacklog);
      return new PostgresStore(db, pool, dialect);
    });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Whether documents lie in partitions that are tables of other servers. */
async function isForeign(db: Kysely<FeedbackTables>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'chain_document'::regclass and relkind = 'f' limit 1`.execute(db);
  return rows.length > 0;
}

/** A transaction that no other writer is beside, in this process or another: each locks the revisions first. */
async function inWriteOrder<Result>(
  pool: pg.Pool,
  work: (db: Kysely<FeedbackTables>, client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // The transaction gives the connection back when it ends.
  const only = { connect: () => Promise.resolve(client), end: () => Promise.resolve(), options: {} };
  const db = new Kysely<FeedbackTables>({ dialect: new PostgresDialect({ pool: only }) });
  return db.transaction().execute(async (transaction) => {
    await sql.raw(`set local statement_timeout = ${WRITE_TIMEOUT}`).execute(transaction);
    await sql`select value from revision order by name for update`.execute(transaction);
    return work(transaction, client);
  });
}

class PostgresStore extends SqlReader implements ExportingStore {
  /** Unix milliseconds. */
  #untouchedUntil = 0;
  readonly #pool: pg.Pool;

  constructor(db: Kysely<FeedbackTables>, pool: pg.Pool, dialect: SqlDialect) {
    super(db, dialect, withPortErrors);
    this.#pool = pool;
  }

  addToken = (token: StoredToken) => withPortErrors(() => addToken(this.db, token));

  revokeToken = (id: string, at: number) => withPortErrors(() => revokeToken(this.db, id, at));

  /** A replica, and a role that only reads, refuse it: then it is not tried again for a while. */
  touchToken = (id: string, at: number) =>
    withPortErrors(async () => {
      if (at < this.#untouchedUntil) return;
      try {
        await touchToken(this.db, id, at);
      } catch (error) {
        if (!isRefused(error)) throw error;
        this.#untouchedUntil = at + READ_ONLY_MS;
      }
    });

  /** Writes come one after the other, across processes. */
  write = (work: (transaction: FeedbackTransaction) => Promise<void>): Promise<WriteCounts> =>
    withPortErrors(async () => {
      const counts = await inWriteOrder(this.#pool, async (db, client) => {
        // A planner that has counted emptied tables takes them for empty, and would read all of them for each batch. A scan that
        // nothing can replace then counts as so costly that it would be compiled, which takes ten times what a small write does.
        await sql`select set_config(name, 'off', true) from pg_settings
          where name in ('enable_seqscan', 'jit')`.execute(db);
        const transaction = new PostgresTransaction(db, client, this.dialect);
        await work(transaction);
        await transaction.finish();
        return transaction.counts;
      });
      // Until the planner knows how many rows there are, it may sort a table for its first page.
      if (counts.chains - counts.unchanged > MANY) await sql`analyze chain_key`.execute(this.db);
      return counts;
    });

  snapshot = <Result>(work: (snapshot: FeedbackSnapshot) => Promise<Result>): Promise<Result> =>
    withPortErrors(() =>
      this.db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute((db) => work(sqlSnapshot(db, this.dialect))),
    );

  close = () => this.db.destroy();
}

const failure = z.looseObject({
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  constraint: z.optional(z.string()),
});

const UNIQUE_VIOLATION = "23505";
const READ_ONLY = "25006";
const NOT_PERMITTED = "42501";

/**
 * Codes after which the same request may succeed later: SQLSTATE classes 08 (connection), 40 (rolled back), 53
 * (resources), 57 (operator intervention, timeouts), 55P03 (lock timeout), 25006 (read-only, during a fail-over);
 * and the system's own (ECONNREFUSED, ENOENT of a socket, …).
 */
const PASSING = /^(08|40|53|57|55P03|25006|E[A-Z]{3,}$)/;

/** How `pg` itself says, without a code, that a connection is gone or not to be had. */
const GONE = /connection (terminated|error|ended)|timeout exceeded when trying to connect|not queryable/i;

/** The code of errors that `pg` gives none. */
const NO_CONNECTION = "no connection";

const READ_ONLY_REASON = "The database only lets itself be read: write to the primary.";

/** Whether the server refused to write: it is a replica, set to be read only, or lets this role read alone. */
const isRefused = (error: unknown): boolean =>
  [READ_ONLY, NOT_PERMITTED].includes(failure.safeParse(error).data?.code ?? "");

/** Runs `work` with its errors as those of the port. */
async function withPortErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw fromPostgres(error);
  }
}

function fromPostgres(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  const { code = "", message = "", constraint = "" } = failure.safeParse(error).data ?? {};
  if (code === UNIQUE_VIOLATION && constraint.startsWith("token_"))
    return new DuplicateToken("A token with this name or value exists already.", { cause: error });
  if (!PASSING.test(code) && !GONE.test(message)) return error;
  const known = code || NO_CONNECTION;
  const reason = code === READ_ONLY ? READ_ONLY_REASON : `The database does not answer (${known}).`;
  return new StoreUnavailable(reason, known, { cause: error });
}
