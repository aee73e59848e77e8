/** PostgreSQL's errors, and those of the way to it, as those of the port. */
import * as z from "zod";
import { DuplicateToken, StoreUnavailable } from "../store.ts";

const failure = z.looseObject({
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  constraint: z.optional(z.string()),
});

const UNIQUE_VIOLATION = "23505";
const READ_ONLY = "25006";

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

/** Whether the server refused to write: it is a replica, or set to be read only. */
export const isReadOnly = (error: unknown): boolean => failure.safeParse(error).data?.code === READ_ONLY;

/** Runs `work` with its errors as those of the port. */
export async function withPortErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw fromPostgres(error);
  }
}

function fromPostgres(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  const { code = "", message = "", constraint = "" } = failure.safeParse(error).data ?? {};
  if (code === UNIQUE_VIOLATION && constraint.startsWith("token_")) {
    return new DuplicateToken("A token with this name or value exists already.", { cause: error });
  }
  if (PASSING.test(code) || GONE.test(message)) {
    return new StoreUnavailable("The database does not answer.", code || NO_CONNECTION, { cause: error });
  }
  return error;
}
