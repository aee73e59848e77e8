/** The days that a command is on: `--last`, `--from`, `--to`, read in `--tz`. */
import { addDays, dateAt, isCalendarDate, isOrdered, type DateRange } from "../../../lib/time/dates.ts";
import { firstDate } from "../../../lib/time/periods.ts";
import { isTimeZone } from "../../../lib/time/time-zones.ts";
import { UsageError } from "./flags.ts";

export const DAYS_OPTIONS = {
  last: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  tz: { type: "string" },
} as const;

export const DAYS_HELP = `  --last PERIOD     the last whole week, month or quarter
  --from DATE       only responses of this day or later
  --to DATE         only responses of this day or earlier`;

/** The time zone that days are read in. */
export function zoneOf({ tz: zone = "UTC" }: { readonly tz?: string | undefined }): string {
  if (isTimeZone(zone)) return zone;
  throw new UsageError(`--tz must be a time zone such as Europe/Helsinki, not "${zone}".`);
}

/** The days, both included; `now` in unix seconds. */
export function rangeOf(
  { last, from, to }: DateRange & { readonly last?: string | undefined },
  now: number,
  zone: string,
): DateRange {
  if (last !== undefined) {
    const known = LAST.find((each) => each === last);
    if (known === undefined) throw new UsageError(`--last must be week, month or quarter, not "${last}".`);
    if (from !== undefined || to !== undefined)
      throw new UsageError("--last does not go with --from or --to.");
    return lastRange(known, now, zone);
  }
  for (const [flag, date] of Object.entries({ from, to })) {
    if (date !== undefined && !isCalendarDate(date))
      throw new UsageError(`--${flag} must be a date such as 2026-12-31, not "${date}".`);
  }
  if (!isOrdered({ from, to })) throw new UsageError("--from must not be after --to.");
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

const LAST = ["week", "month", "quarter"] as const;
export type Last = (typeof LAST)[number];

/** The last whole week (from Monday), month or quarter before the day of `now` (unix seconds) in a zone. */
export function lastRange(last: Last, now: number, zone: string): Required<DateRange> {
  const today = dateAt(now, zone);
  const start = firstDate(today, last).toString();
  const to = addDays(start, -1);
  return { from: firstDate(to, last).toString(), to };
}
