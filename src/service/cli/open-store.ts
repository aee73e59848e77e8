/** The database behind an address: a SQLite path, or `postgres://…`. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import type { ExportingStore } from "../store/store.ts";
import { makeFolder } from "./make-folder.ts";
import { UsageError } from "./usage-error.ts";

const POSTGRES = /^postgres(ql)?:\/\//;
const ANY_SCHEME = /^[a-z]{2,}:\/\//i;

/** Whether `address` is a SQLite path where no file is yet. */
export const isAbsent = (address: string): boolean => !ANY_SCHEME.test(address) && !existsSync(address);

/**
 * Opens the database, made with its folder where it is absent. Throws `UsageError` for an address that can't be
 * one or a file that can't be opened, `StoreUnavailable` where a server does not answer.
 */
export async function openStore(address: string): Promise<ExportingStore> {
  if (POSTGRES.test(address)) {
    const { openPostgresStore } = await import("../store/postgres/postgres-store.ts");
    try {
      return await openPostgresStore(address);
    } catch (error) {
      if (!isUnreadableAddress(error)) throw error;
      throw new UsageError("--db (EARSHOT_DB) is no postgres:// address that can be read.", { cause: error });
    }
  }
  if (ANY_SCHEME.test(address)) {
    throw new UsageError(`--db (EARSHOT_DB) must be a SQLite path or a postgres:// address.`);
  }
  try {
    makeFolder(dirname(address));
  } catch (error) {
    throw new UsageError(`The folder of the database ${address} can't be made.`, { cause: error });
  }
  try {
    return await openSqliteStore(address);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${address}: ${reason}`, { cause: error });
  }
}

const isUnreadableAddress = (error: unknown): boolean =>
  error instanceof TypeError && "code" in error && error.code === "ERR_INVALID_URL";
