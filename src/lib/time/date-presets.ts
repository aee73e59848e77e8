/** Ranges of dates that people ask for by name. */
import { addDays, countDays, dateAt, isOrdered, type DateRange } from "./dates.ts";

/** In the order in which they are offered. */
export const DATE_PRESETS = [
  "today",
  "last7Days",
  "last28Days",
  "last90Days",
  "thisMonth",
  "lastMonth",
  "thisYear",
  "all",
] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

const firstOfMonth = (date: string) => `${date.slice(0, 8)}01`;

const RANGES: Readonly<Record<DatePreset, (today: string) => DateRange>> = {
  today: (today) => ({ from: today, to: today }),
  last7Days: (today) => ({ from: addDays(today, -6), to: today }),
  last28Days: (today) => ({ from: addDays(today, -27), to: today }),
  last90Days: (today) => ({ from: addDays(today, -89), to: today }),
  thisMonth: (today) => ({ from: firstOfMonth(today), to: today }),
  lastMonth: (today) => {
    const to = addDays(firstOfMonth(today), -1);
    return { from: firstOfMonth(to), to };
  },
  thisYear: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  all: () => ({}),
};

/** The dates of a preset as seen at `now` (unix seconds) in a zone. "Last 7 days" has seven, today included. */
export const presetRange = (preset: DatePreset, now: number, timeZone: string): DateRange =>
  RANGES[preset](dateAt(now, timeZone));

/** The preset that gives just this range at `now`, where one does; the first of several. */
export function presetOf(range: DateRange, now: number, timeZone: string): DatePreset | undefined {
  return DATE_PRESETS.find((preset) => {
    const { from, to } = presetRange(preset, now, timeZone);
    return from === range.from && to === range.to;
  });
}

/** The same days of the year before; February 29 is its 28th then. Undefined for a range that is open at a side or has no day. */
export function yearBefore({ from, to }: DateRange): Required<DateRange> | undefined {
  if (from === undefined || to === undefined || !isOrdered({ from, to })) return undefined;
  return { from: aYearBefore(from), to: aYearBefore(to) };
}

const aYearBefore = (date: string): string => Temporal.PlainDate.from(date).subtract({ years: 1 }).toString();

/** The same number of days right before a range; undefined for a range that is open at a side or has no day. */
export function previousRange({ from, to }: DateRange): Required<DateRange> | undefined {
  if (from === undefined || to === undefined || !isOrdered({ from, to })) return undefined;
  return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) };
}
