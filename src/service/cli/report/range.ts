/** The days that a report is on. */
import { addDays, dateAt, type DateRange } from "../../../lib/time/dates.ts";

export const LAST = ["week", "month", "quarter"] as const;
export type Last = (typeof LAST)[number];

/** The last whole week (from Monday), month or quarter before the day of `now` (unix seconds) in a zone. */
export function lastRange(last: Last, now: number, zone: string): Required<DateRange> {
  const today = dateAt(now, zone);
  const start = startOf(last, today);
  const to = addDays(start, -1);
  return { from: startOf(last, to), to };
}

function startOf(unit: Last, date: string): string {
  if (unit === "week") {
    const { dayOfWeek } = Temporal.PlainDate.from(date);
    return addDays(date, 1 - dayOfWeek);
  }
  const month = Number(date.slice(5, 7));
  const first = unit === "month" ? month : month - ((month - 1) % 3);
  return `${date.slice(0, 4)}-${String(first).padStart(2, "0")}-01`;
}
