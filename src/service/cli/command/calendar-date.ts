/** Calendar dates in UTC, as people type them on a command line. */
import { UsageError } from "./usage-error.ts";

const DAY = 86_400_000;

/** The unix milliseconds of a day: when it starts, and when the next one does. Throws `UsageError` naming the flag. */
export function dayOf(flag: string, text: string): { readonly start: number; readonly end: number } {
  const start = Date.parse(`${text}T00:00:00.000Z`);
  const isDate = !Number.isNaN(start) && new Date(start).toISOString().slice(0, 10) === text;
  if (isDate) return { start, end: start + DAY };
  throw new UsageError(`--${flag} must be a date such as 2026-12-31, not "${text}".`);
}
