/** Results of what was read without a walk, told as those of one: whoever shows results need not know several kinds. */
import type { ClientError } from "../http/errors.ts";
import type { WalkResult } from "./types.ts";

/** The result of a reading to the end that left nothing out. */
export const wholeWalk = (chains: number): WalkResult => ({
  complete: true,
  chains,
  unreadable: 0,
  notAsked: 0,
  gaps: [],
  shifted: 0,
  stopped: undefined,
  error: undefined,
});

/** The result of a walk that ended with `error` after `chains` rows had been handed over. */
export const failedWalk = (error: ClientError, chains: number): WalkResult => ({
  ...wholeWalk(chains),
  complete: false,
  stopped: error.kind === "cancelled" ? { reason: "cancelled" } : { reason: "failed", error },
  error: error.kind === "cancelled" ? undefined : error,
});
