/** The database behind an address: a SQLite path, or `postgres://…`. */
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { withProgress } from "./progress.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import type { ExportingStore } from "../../store/store.ts";
import type { BacklogListener } from "../../store/sql/answer-backlog.ts";
import { closeToOthers } from "../../store/sqlite/node-sqlite-dialect.ts";
import { databaseAddress, DEFAULT_DATABASE, UsageError } from "./flags.ts";

const POSTGRES = /^postgres(ql)?:\/\//;
/**
 * What is no path, quotes and spaces before it taken off: an address, also one that is mistyped, user and password before a
 * host, parameters with a password, or a database in memory, which would be another one for each connection.
 */
const NO_PATH =
  /:\/\/|^postgres(?:ql)?(?::|\/\/)|^[a-z][a-z\d+.-]+:[\\/]|(?:^|\/\/)[^\\/]+:(?![\\/]).*@|password\s*=|^:memory:$/is;

/** Whether `address` is of a PostgreSQL server. */
export const isServer = (address: string): boolean => POSTGRES.test(address);

/** Whether `address` is a SQLite path where no file is yet. */
export const isAbsent = (address: string): boolean => isPath(address) && !existsSync(address);

const isPath = (address: string): boolean => !NO_PATH.test(address.replace(/^[\s"'`]+/, ""));

/** Throws a `UsageError` where no database can be at `address`. The message leaves the address out: it may hold a password. */
export function refuseNoDatabase(address: string): void {
  if (!isServer(address) && !isPath(address))
    throw new UsageError(
      "--db (EARSHOT_DB) must be a SQLite path or a postgres:// address, without quotes or spaces around it.",
    );
}

/** Opens or makes the database with its folder. Throws `UsageError`, or `StoreUnavailable` without an answer. */
export async function openStore(address: string): Promise<ExportingStore> {
  if (isServer(address)) {
    const { openPostgresStore } = await import("../../store/postgres/postgres-store.ts");
    try {
      return await withBacklogTold((listener) => openPostgresStore(address, listener));
    } catch (error) {
      if (!(error instanceof TypeError && "code" in error && error.code === "ERR_INVALID_URL")) throw error;
      throw new UsageError("--db (EARSHOT_DB) is no postgres:// address that can be read.", { cause: error });
    }
  }
  refuseNoDatabase(address);
  try {
    makeFolder(dirname(address));
    // Earlier versions made this folder open to all.
    if (address === DEFAULT_DATABASE) closeToOthers(dirname(address));
  } catch (error) {
    throw new UsageError(`The folder of the database ${address} can't be made.`, { cause: error });
  }
  try {
    const stats = statSync(address, { throwIfNoEntry: false });
    if (stats !== undefined && !stats.isFile()) throw new Error("This is no file.");
    return await withBacklogTold((listener) => openSqliteStore(address, listener));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${address}: ${reason}`, { cause: error });
  }
}

/** Runs `work` over the database of `--db`, which must be there: an absent one would pass for an empty one. */
export async function withDatabase<Result>(
  flag: string | undefined,
  work: (store: ExportingStore) => Promise<Result>,
): Promise<Result> {
  const address = databaseAddress(flag);
  if (isAbsent(address)) throw new UsageError(`There is no database ${address}.`);
  return withStore(address, work);
}

/** The same at an address where a SQLite database is made when it is absent. */
export async function withStore<Result>(
  address: string,
  work: (store: ExportingStore) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(address);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Tells on standard error how the database is brought up to date, where that takes a while. */
const withBacklogTold = (open: (listener: BacklogListener) => Promise<ExportingStore>) =>
  withProgress("Bringing the database up to date", (begin) => {
    let tell: ((done: number) => void) | undefined;
    return open((done, total) => (tell ??= begin(total))(done));
  });

/** Makes a folder and those above it, for their owner alone: Node's own `recursive` never ends in /proc. */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
