import { roundStep } from "../../../lib/statistics/round-step.ts";
import {
  meanInterval,
  type MeanInterval,
  type NumberSums,
  type ScaleBounds,
} from "../../../analysis/answers/means-over-time.ts";
import { FEW_ANSWERS } from "../../../analysis/score.ts";
import type { Period } from "../../../lib/time/periods.ts";
import type { NumbersTable } from "../../../lib/text/csv.ts";

/** The numbers that one period's respondents answered. */
export interface MeanPoint {
  readonly period: Period;
  /** The period's first calendar date. */
  readonly date: string;
  readonly answers: number;
  /** Null in a period without answers: a gap, not a 0. */
  readonly mean: number | null;
  /** Standard deviation; undefined where fewer than two answered. */
  readonly deviation: number | undefined;
  /** Undefined where fewer than two answered. */
  readonly interval: MeanInterval["interval"];
  /** The interval as a chart takes it. */
  readonly range: readonly [low: number, high: number] | null;
  readonly few: boolean;
}

export const meanPoints = (
  periods: readonly Period[],
  sums: readonly NumberSums[],
  scale?: ScaleBounds,
): readonly MeanPoint[] =>
  periods.map((period, place): MeanPoint => {
    const of = sums[place] ?? { count: 0, sum: 0, squares: 0 };
    const { mean = null, deviation, interval } = meanInterval(of, scale) ?? {};
    return {
      period,
      date: period.date,
      answers: of.count,
      mean,
      deviation,
      interval,
      range: interval === undefined ? null : [interval.low, interval.high],
      few: of.count > 0 && of.count < FEW_ANSWERS,
    };
  });

/** Marks on the axis, about so many. */
const TICKS = 4;

/** An axis that holds every point, with tidy marks. Bands of few answers may reach beyond it. */
export function meanAxis(points: readonly MeanPoint[]): {
  readonly domain: readonly [low: number, high: number];
  readonly ticks: readonly number[];
} {
  const sure = points.filter(({ few }) => !few);
  const bands = (sure.length > 0 ? sure : points).flatMap(({ range }) => range ?? []);
  const all = [...bands, ...points.flatMap(({ mean }) => mean ?? [])];
  if (all.length === 0) return { domain: [0, 1], ticks: [0, 1] };
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const least = (high - low || Math.abs(high) || 1) / TICKS;
  const step = roundStep(least);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const steps = Math.max(1, last - first);
  const ticks = Array.from({ length: steps + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
  return { domain: [ticks[0] ?? low, ticks.at(-1) ?? high], ticks };
}

const rounded = (value: number | null | undefined): number | string =>
  value === undefined || value === null ? "" : Number(value.toFixed(6));

/** Periods by their first date. */
export const meansTable = (points: readonly MeanPoint[]): NumbersTable => ({
  head: ["from", "mean", "interval low", "interval high", "answers"],
  rows: points.map(({ date, mean, interval, answers }) => [
    date,
    rounded(mean),
    rounded(interval?.low),
    rounded(interval?.high),
    answers,
  ]),
});
