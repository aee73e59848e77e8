/** How far somebody's reading of all chains is, and what the end of a walk makes of it. */
import { ApiError, type ClientError } from "../http/errors.ts";
import type { WalkResult } from "./types.ts";

/** `reading`: under way or about to be. `stopped`: by the person. `incomplete`: something could not be read. */
export type ReadingPhase = "reading" | "complete" | "stopped" | "incomplete";

/** A run that ended because nobody looks any more goes on when somebody does: it is still under way. */
export function phaseAfter(
  { complete, stopped }: Pick<WalkResult, "complete" | "stopped">,
  byPerson: boolean,
): ReadingPhase {
  if (complete) return "complete";
  if (stopped?.reason !== "cancelled") return "incomplete";
  return byPerson ? "stopped" : "reading";
}

/** Throws an `ApiError` where the token was refused: everything else that ends a walk is part of its result. */
export function throwRefusal(error: ClientError | undefined): void {
  if (error?.kind === "http" && error.status === 401) throw new ApiError(error);
}
