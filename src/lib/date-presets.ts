/** Ranges of dates that people ask for by name. */
import { addDays, countDays, dateAt, type DateRange } from "./dates.ts";

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

/** The dates of a preset as seen at `now` (unix seconds) in a zone. "Last 7 days" has seven, today included. */
export function presetRange(preset: DatePreset, now: number, timeZone: string): DateRange {
  const to = dateAt(now, timeZone);
  const firstOfMonth = `${to.slice(0, 8)}01`;
  switch (preset) {
    case "today":
      return { from: to, to };
    case "last7Days":
      return { from: addDays(to, -6), to };
    case "last28Days":
      return { from: addDays(to, -27), to };
    case "last90Days":
      return { from: addDays(to, -89), to };
    case "thisMonth":
      return { from: firstOfMonth, to };
    case "lastMonth": {
      const last = addDays(firstOfMonth, -1);
      return { from: `${last.slice(0, 8)}01`, to: last };
    }
    case "thisYear":
      return { from: `${to.slice(0, 4)}-01-01`, to };
    case "all":
      return {};
  }
}

/** The preset that gives just this range at `now`, where one does; the first of several. */
export function presetOf(range: DateRange, now: number, timeZone: string): DatePreset | undefined {
  return DATE_PRESETS.find((preset) => {
    const { from, to } = presetRange(preset, now, timeZone);
    return from === range.from && to === range.to;
  });
}

/** The same number of days right before a range; undefined for a range that is open at a side. */
export function previousRange({ from, to }: DateRange): Required<DateRange> | undefined {
  if (from === undefined || to === undefined) return undefined;
  return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) };
}
