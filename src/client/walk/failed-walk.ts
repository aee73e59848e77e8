/** A walk that threw, told as one that ended: whoever shows results need not know two kinds of failure. */
import type { ClientError } from "../http/errors.ts";
import type { WalkResult } from "./types.ts";

/** The result of a walk that ended with `error` after `chains` rows had been handed over. */
export const failedWalk = (error: ClientError, chains: number): WalkResult => ({
  complete: false,
  chains,
  duplicates: 0,
  unreadable: 0,
  notAsked: 0,
  gaps: [],
  shifted: 0,
  stopped: error.kind === "cancelled" ? { reason: "cancelled" } : { reason: "failed", error },
  error: error.kind === "cancelled" ? undefined : error,
});
