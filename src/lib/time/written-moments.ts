/** Moments as cells of a table that leaves the page. */

const LAST_MILLISECOND = 8.64e15;

/** A moment (unix seconds) as clocks in `zone` show it: `2026-11-20 15:41:00`; empty for what is no moment. */
export function localTime(seconds: number, zone: string): string {
  if (!isMoment(seconds)) return "";
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.trunc(seconds * 1000));
  const local = instant.toZonedDateTimeISO(zone).toPlainDateTime();
  return local.toString({ smallestUnit: "second" }).replace("T", " ");
}

/** The same in UTC: `2026-11-20T13:41:00Z`. */
export const utcTime = (seconds: number): string =>
  isMoment(seconds) ? new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, "Z") : "";

const isMoment = (seconds: number): boolean => Math.abs(seconds * 1000) <= LAST_MILLISECOND;
