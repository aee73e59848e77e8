import type { ScreenValues } from "../../../../filters/fields.ts";
import { stretchDates, stretchText, stretchWithin } from "../../../../filters/stretch.ts";
import { dateAt, type DateRange } from "../../../../lib/time/dates.ts";
import type { Period } from "../../../../lib/time/periods.ts";

/** The scores of each bucket. */
export const BUCKET_SCORES: Readonly<Record<"detractors" | "passives" | "promoters", readonly number[]>> = {
  detractors: [0, 1, 2, 3, 4, 5, 6],
  passives: [7, 8],
  promoters: [9, 10],
};

/** What is picked after `clicked` was: that, or nothing where it had been picked already. */
export const toggled = <Value>(picked: Value | undefined, clicked: Value): Value | undefined =>
  JSON.stringify(picked) === JSON.stringify(clicked) ? undefined : clicked;

/** The days of a period, as an address writes them. */
export const periodText = (period: Period, zone: string): string =>
  stretchText({ from: period.date, to: lastDay(period, zone) });

/** The last calendar date of a period. */
export const lastDay = ({ end }: Period, zone: string): string => dateAt(end - 1, zone);

/**
 * The days that the numbers are about: the range of the filters until `today`, or what is picked of it on the trend,
 * where periods reach beyond it. Open where there are none.
 */
export function daysInView({ from, to, during }: ScreenValues, today: string): DateRange {
  const range = { from, to: to ?? today };
  if (during === undefined) return range;
  const [first, last] = stretchWithin(during, range) ?? [];
  return { from: first, to: last };
}

/** True where a period has any of the days picked. */
export function isPicked({ date, end }: Period, during: string | undefined, zone: string): boolean {
  if (during === undefined) return false;
  const [from, to] = stretchDates(during);
  return date <= to && dateAt(end - 1, zone) >= from;
}
