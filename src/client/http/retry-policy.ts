/** When an answer is asked for again, and how long to wait before that. */
import { isTransient, type ClientError } from "./errors.ts";
import type { Limits } from "./limits.ts";

const FIRST_BACKOFF = 400;

/**
 * Milliseconds to wait before the next attempt, or undefined where there is to be none. `made` counts the attempts
 * so far, from 1; `chance` is from 0 to 1. The wait doubles with each attempt, half of it by chance, so that many
 * clients do not come back together; a Retry-After makes it longer, never shorter.
 */
export function waitBeforeRetry(
  fault: ClientError,
  made: number,
  chance: number,
  limits: Pick<Limits, "attempts" | "longestRetryAfter">,
): number | undefined {
  if (made >= limits.attempts || !isTransient(fault)) return undefined;
  const asked = fault.kind === "http" ? (fault.retryAfter ?? 0) : 0;
  if (asked > limits.longestRetryAfter) return undefined;
  const backoff = FIRST_BACKOFF * 2 ** (made - 1);
  return Math.max(asked * 1000, backoff / 2 + (backoff / 2) * chance);
}

/**
 * Seconds from a Retry-After header, which holds seconds or an HTTP date; undefined where it is absent or neither.
 * A date is measured against the deployment's own clock (`date`, its Date header) where that can be read.
 */
export function readRetryAfter(header: string | null, date: string | null, now: number): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text);
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return undefined;
  const until = Date.parse(text);
  if (Number.isNaN(until)) return undefined;
  const from = Date.parse(date ?? "");
  return Math.max(0, Math.ceil((until - (Number.isNaN(from) ? now : from)) / 1000));
}
