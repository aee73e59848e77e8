/** When a token ends, from what a person typed. */
import { UsageError } from "./usage-error.ts";

const DAY = 86_400_000;

/** Unix milliseconds from which on the token is refused: for a date, the end of that day in UTC. */
export function expiryOf(text: string): number {
  const start = Date.parse(`${text}T00:00:00.000Z`);
  const isDate = !Number.isNaN(start) && new Date(start).toISOString().slice(0, 10) === text;
  if (isDate) return start + DAY;
  throw new UsageError(`--expires must be a date such as 2026-12-31, not "${text}".`);
}
