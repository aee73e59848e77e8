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
