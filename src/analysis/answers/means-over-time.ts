/** The mean of each question whose answers are numbers, period by period: sums, from which mean and interval are made. */
import type { SecondBounds } from "../../lib/time/dates.ts";
import {
  choosePeriodUnit,
  periodAt,
  unitsFor,
  type Period,
  type PeriodUnit,
} from "../../lib/time/periods.ts";
import { UNKNOWN_TIME } from "../columns/columns.ts";
import { periodGrid } from "../slice/time-grid.ts";
import type { AnsweredQuestion, AnsweredQuestions } from "./answered-questions.ts";
import { tQuantile975 } from "../../lib/statistics/normal-distribution.ts";

/** How time is cut. */
export interface OverTime {
  readonly bounds: SecondBounds;
  /** IANA. */
  readonly zone: string;
  /** Followed where it does not make too many periods. */
  readonly unit?: PeriodUnit | undefined;
}

export type MeansOverTime = ReturnType<typeof meansOverTime>;

const BUTTONS: ScaleBounds = { least: 0, most: 1 };

/** All questions in the same periods; a side that is open ends with the first or last number that was answered. */
export function meansOverTime(answered: AnsweredQuestions, { zone, unit, bounds }: OverTime) {
  const numeric = [...answered.questions].filter(([, { isNps, values }]) => !isNps && values.some(isNumber));
  const questions = numeric.map(([, question]) => question);
  const span = spanOf(answered.times, questions);
  const grid = periodGrid(span, bounds, zone, unit);
  const [first, last] = [bounds.createdFrom ?? span?.first, bounds.createdTo ?? span?.last];
  const known = first !== undefined && last !== undefined;
  return {
    ...grid,
    /** The unit when none is asked for. */
    ownUnit: known ? choosePeriodUnit(first, last) : grid.unit,
    units: known ? unitsFor(first, last) : [grid.unit],
    /** By question: one for each period. NPS, which is no mean of its answers, is left out. */
    sums: new Map(numeric.map(([id, question]) => [id, sumsIn(grid.periods, answered.times, question)])),
    /** By question, where its scale is known: buttons, whose answers are 0 and 1. */
    scales: new Map(numeric.flatMap(([id, { values }]) => (areButtons(values) ? [[id, BUTTONS]] : []))),
  };
}

const areButtons = (values: readonly (number | string)[]): boolean =>
  values.every((value) => value === 0 || value === 1);

const isNumber = (value: number | string): value is number => typeof value === "number";

function spanOf(times: Uint32Array, questions: readonly AnsweredQuestion[]) {
  let [first, last] = [Infinity, -Infinity];
  for (const { chains, places, values, length } of questions) {
    for (let at = 0; at < length; at += 1) {
      const time = times[chains[at] ?? 0] ?? UNKNOWN_TIME;
      if (time === UNKNOWN_TIME || typeof values[places[at] ?? 0] !== "number") continue;
      if (time < first) first = time;
      if (time > last) last = time;
    }
  }
  return first <= last ? { first, last } : undefined;
}

function sumsIn(
  periods: readonly Period[],
  times: Uint32Array,
  { chains, places, values, length }: AnsweredQuestion,
): readonly NumberSums[] {
  const sums = periods.map(() => ({ count: 0, sum: 0, squares: 0 }));
  for (let at = 0; at < length; at += 1) {
    const value = values[places[at] ?? 0];
    const time = times[chains[at] ?? 0] ?? UNKNOWN_TIME;
    const period = typeof value === "number" ? sums[periodAt(periods, time)] : undefined;
    if (period === undefined || typeof value !== "number") continue;
    period.count += 1;
    period.sum += value;
    period.squares += value ** 2;
  }
  return sums;
}

/** What is kept of numbers on whatever scale: it can be added up over pages and periods. */
export interface NumberSums {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** What no answer can be below or above. */
export interface ScaleBounds {
  readonly least: number;
  readonly most: number;
}

const UNBOUNDED: ScaleBounds = { least: -Infinity, most: Infinity };

/**
 * The mean with the standard deviation of the answers, as their number less one has it, and its interval, cut where the scale
 * ends: no mean lies beyond. A single answer tells nothing of the others. Undefined without answers.
 */
export function meanInterval({ count, sum, squares }: NumberSums, { least, most }: ScaleBounds = UNBOUNDED) {
  if (count === 0) return undefined;
  const mean = sum / count;
  if (count === 1) return { mean, deviation: undefined, interval: undefined };
  const variance = Math.max(0, squares - count * mean ** 2) / (count - 1);
  const half = tQuantile975(count - 1) * Math.sqrt(variance / count);
  const interval = { low: Math.max(least, mean - half), high: Math.min(most, mean + half) };
  return { mean, deviation: Math.sqrt(variance), interval };
}
