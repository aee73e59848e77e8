/** When an answer is asked for again, and how long to wait before that. */
import { isTransient, type ClientError } from "./errors.ts";

/** How long and how often the client tries, and how much it reads. */
export interface Limits {
  /** Requests for one answer, the first included. */
  readonly attempts: number;
  /** Milliseconds that one attempt may take, the whole body included. */
  readonly attemptMs: number;
  /** Milliseconds that all attempts for one answer may take together, waits between them not counted. */
  readonly totalMs: number;
  /** The longest Retry-After that is waited for, in seconds. A longer one ends the attempts. */
  readonly longestRetryAfter: number;
  /** Bytes of one body, decompressed. */
  readonly bodyBytes: number;
}

export const defaultLimits: Limits = {
  attempts: 3,
  attemptMs: 20_000,
  totalMs: 45_000,
  longestRetryAfter: 60,
  bodyBytes: 32 * 1024 * 1024,
};

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
