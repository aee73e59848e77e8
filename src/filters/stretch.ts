import { dayBounds, type DateRange, type SecondBounds } from "../lib/time/dates.ts";

/** A stretch of calendar days as an address writes it: `2026-11-01..2026-11-30`, both included. */
export const stretchText = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${from}..${to}`;

/** The first and the last day of a text that the field `during` has read. */
export function stretchDates(text: string): readonly [from: string, to: string] {
  const [from = "", to = ""] = text.split("..");
  return [from, to];
}

/** Those of its days that are within a range; undefined where none is. */
export function stretchWithin(text: string, { from = "", to = "9" }: DateRange) {
  const [first, last] = stretchDates(text);
  const days = [first < from ? from : first, last < to ? last : to] as const;
  return days[0] <= days[1] ? days : undefined;
}

/** The seconds that the days of such a text cover in a zone. */
export function stretchBounds(text: string, zone: string): Required<SecondBounds> {
  const [from, to] = stretchDates(text);
  const { createdFrom = 0, createdTo = 0 } = dayBounds({ from, to }, zone);
  return { createdFrom, createdTo };
}
