import { scoreInterval } from "../../../../analysis/interval.ts";
import { isFew, scoreFrom, surePeriods } from "../../../../analysis/score.ts";
import type { Slice } from "../../../../analysis/slice/slice.ts";

/** One period of the trend. */
export type TrendPoint = ReturnType<typeof trendPoints>[number];

/** The points of a trend; `complete` once everything was read. */
export const trendPoints = (trend: Slice["trend"], complete: boolean) =>
  trend.map(({ period, tally }) => {
    const interval = scoreInterval(tally);
    return {
      period,
      /** The period's first calendar date. */
      date: period.date,
      tally,
      /** Null in a period without answers: a gap, not a 0. */
      score: scoreFrom(tally) ?? null,
      interval,
      /** The interval as a chart takes it. */
      range: interval === undefined ? null : ([interval.low, interval.high] as const),
      answers: tally.answers,
      /** True where nothing was read yet: there may well be answers. */
      unread: tally.answers === 0 && !complete,
      few: isFew(tally.answers),
    };
  });

const STEP = 20;

/**
 * The stretch of scores from the `least` there may be that holds every point, and the target, in steps of 20. Bands of few
 * answers may reach beyond it, unless most are.
 */
export function scoreDomain(
  points: readonly TrendPoint[],
  target?: number,
  least = -100,
): readonly [low: number, high: number] {
  const bands = surePeriods(points).flatMap(({ range }) => range ?? []);
  const scores = points.flatMap(({ score }) => score ?? []);
  const all = [...bands, ...scores];
  if (all.length === 0) return [least, 100];
  if (target !== undefined) all.push(target);
  const low = Math.max(least, Math.floor(Math.min(...all) / STEP) * STEP);
  const high = Math.min(100, Math.ceil(Math.max(...all) / STEP) * STEP);
  return low === high ? [Math.max(least, low - STEP), Math.min(100, high + STEP)] : [low, high];
}

/** The marks on the axis of a domain: at most about six. */
export function scoreTicks([low, high]: readonly [number, number]): readonly number[] {
  const step = high - low > 120 ? 50 : STEP;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
}
