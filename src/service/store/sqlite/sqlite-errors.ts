/** SQLite's errors as those of the port. */
import * as z from "zod";
import { DuplicateToken, StoreUnavailable } from "../store.ts";

const sqliteError = z.looseObject({
  code: z.literal("ERR_SQLITE_ERROR"),
  errcode: z.number(),
  message: z.string(),
});

const BUSY = 5;
const CONSTRAINT_UNIQUE = 2067;

/** By primary result code (sqlite.org/rescode.html), the low byte of the extended one. */
const UNAVAILABLE = new Map([
  [BUSY, "The database is busy: another process is writing to it."],
  [6, "The database is locked."],
  [7, "The database has no memory left."],
  [8, "The database can only be read."],
  [10, "The database's disk fails."],
  [13, "The disk is full."],
  [14, "The database can't be opened."],
]);

/** Whether another connection is writing. */
export const isBusy = (error: unknown): boolean => sqliteError.safeParse(error).data?.errcode === BUSY;

/** Whether nothing can be written now, whatever for. */
export const isUnavailable = (error: unknown): boolean =>
  UNAVAILABLE.has((sqliteError.safeParse(error).data?.errcode ?? 0) & 0xff);

/** Runs `work` with its errors as those of the port. */
export async function withPortErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw fromSqlite(error);
  }
}

/** What the port promises to throw for `error`, or `error` itself. */
function fromSqlite(error: unknown): unknown {
  const { success, data } = sqliteError.safeParse(error);
  if (!success) return error;
  if (data.errcode === CONSTRAINT_UNIQUE && data.message.includes("token."))
    return new DuplicateToken("A token with this name or value exists already.", { cause: error });
  const reason = UNAVAILABLE.get(data.errcode & 0xff);
  if (reason === undefined) return error;
  return new StoreUnavailable(reason, `SQLite ${data.errcode}`, { cause: error });
}
