/** Days, weeks (from Monday), months and quarters in a time zone, whose clocks may change within them. */
import { bisect } from "../bisect.ts";
import { dateAt, startOfDay } from "./dates.ts";

export const PERIOD_UNITS = ["day", "week", "month", "quarter"] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

export interface Period {
  /** Its first calendar date. */
  readonly date: string;
  /** Unix seconds, included. */
  readonly start: number;
  /** Unix seconds, not included. */
  readonly end: number;
}

/** About as many points as a line can show. */
export const MAX_PERIODS = 1500;

const DAYS: Readonly<Record<PeriodUnit, number>> = { day: 1, week: 7, month: 30, quarter: 91 };
const COUNTED_IN_DAYS = 86_400;

/** The units in which a stretch of unix seconds has at most `MAX_PERIODS` periods, finest first. */
export function unitsFor(first: number, last: number): readonly PeriodUnit[] {
  const days = (last - first) / COUNTED_IN_DAYS;
  const units = PERIOD_UNITS.filter((unit) => days / DAYS[unit] <= MAX_PERIODS);
  return units.length > 0 ? units : ["quarter"];
}

/** The unit to start with: days up to six weeks, weeks up to nine months, months up to four years. */
export function choosePeriodUnit(first: number, last: number): PeriodUnit {
  const days = (last - first) / COUNTED_IN_DAYS;
  if (days <= 42) return "day";
  if (days <= 275) return "week";
  return days <= 1462 ? "month" : "quarter";
}

/** The first date of the period in which a date lies. */
export function firstDate(date: string, unit: PeriodUnit): Temporal.PlainDate {
  const day = Temporal.PlainDate.from(date);
  if (unit === "day") return day;
  if (unit === "week") return day.subtract({ days: day.dayOfWeek - 1 });
  return day.with({ day: 1, month: day.month - (unit === "month" ? 0 : (day.month - 1) % 3) });
}

const STEPS: Readonly<Record<PeriodUnit, Temporal.DurationLike>> = {
  day: { days: 1 },
  week: { weeks: 1 },
  month: { months: 1 },
  quarter: { months: 3 },
};

/**
 * The periods that cover the unix seconds `first` to `last`, both included, in order and without gaps. The first
 * and the last are whole periods: they may reach beyond. Never more than `MAX_PERIODS` and one.
 */
export function periodsBetween(
  first: number,
  last: number,
  unit: PeriodUnit,
  timeZone: string,
): readonly Period[] {
  const periods: Period[] = [];
  let day = firstDate(dateAt(first, timeZone), unit);
  let start = startOfDay(day.toString(), timeZone);
  while (start <= last && periods.length <= MAX_PERIODS) {
    const next = day.add(STEPS[unit]);
    const end = startOfDay(next.toString(), timeZone);
    periods.push({ date: day.toString(), start, end });
    [day, start] = [next, end];
  }
  return periods;
}

/** The place of the period in which a moment (unix seconds) lies; −1 outside of all. They are in order. */
export function periodAt(periods: readonly Pick<Period, "start" | "end">[], moment: number): number {
  const at = bisect(0, periods.length, (place) => (periods[place]?.end ?? Infinity) <= moment);
  return moment >= (periods[at]?.start ?? Infinity) ? at : -1;
}
