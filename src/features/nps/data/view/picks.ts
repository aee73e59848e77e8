import type { ScreenValues } from "../../../../filters/fields.ts";
import { stretchDates, stretchText, stretchWithin } from "../../../../filters/stretch.ts";
import { dateAt, type DateRange } from "../../../../lib/time/dates.ts";
import type { Period } from "../../../../lib/time/periods.ts";
import type { ReportDimension } from "../../../../analysis/report.ts";

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

/** What the score can be broken down by. */
export type BreakdownName = "touchpoint" | NonNullable<ScreenValues["breakdown"]>;

/** What an address asks for: addresses that name a metadata key alone ask for that. */
export const breakdownOf = ({ breakdown, by }: ScreenValues): BreakdownName =>
  breakdown ?? (by === undefined ? "touchpoint" : "metadata");

/** What an address says of a breakdown; a metadata key is for that of metadata alone, a question for that of answers. */
export const withBreakdown = (name: BreakdownName, values: ScreenValues): ScreenValues => ({
  breakdown: name === "touchpoint" ? undefined : name,
  by: name === breakdownOf(values) ? values.by : undefined,
});

/** What an address says of the breakdown by a dimension. */
export function breakdownBy(dimension: ReportDimension): ScreenValues {
  const [kind = "", ...key] = dimension.split(":");
  if (kind === "metadata" || kind === "answer") return { breakdown: kind, by: key.join(":") };
  const breakdown =
    kind === "survey" || kind === "team" || kind === "language" || kind === "code" ? kind : undefined;
  return { breakdown, by: undefined };
}
