/**
 * How sure a score is: the adjusted Wald interval at 95 % (Rocks 2016, as compared in measuringu.com's
 * "three confidence intervals for NPS"): ¾ top, 1½ middle and ¾ bottom answers are added to the counts.
 */
import { countAnswers, scoreFrom, type Counts, type Interval } from "./score.ts";

const Z = 1.96;

/** The middle of the adjusted distribution and the variance of that middle, as fractions of 1. */
function adjusted(counts: Counts): { readonly middle: number; readonly variance: number } {
  const answers = countAnswers(counts) + 3;
  const top = (counts.top + 0.75) / answers;
  const bottom = (counts.bottom + 0.75) / answers;
  const middle = top - bottom;
  return { middle, variance: (top + bottom - middle ** 2) / answers };
}

function interval(middle: number, variance: number, limit: number): Interval {
  const half = Z * Math.sqrt(variance);
  const clip = (value: number) => Math.min(limit, Math.max(-limit, 100 * value));
  return { low: clip(middle - half), high: clip(middle + half) };
}

/** The middle of a score's adjusted distribution, in points. */
export const scoreMiddle = (counts: Counts): number => 100 * adjusted(counts).middle;

/** The variance of a score, adjusted as above, in points². */
export const scoreVariance = (counts: Counts): number => 10_000 * adjusted(counts).variance;

/** The 95 % interval of a score, clipped to ±100, unrounded; undefined without answers. */
export function scoreInterval(counts: Counts): Interval | undefined {
  if (countAnswers(counts) === 0) return undefined;
  const { middle, variance } = adjusted(counts);
  return interval(middle, variance, 100);
}

/** One score against another. */
export interface ScoreDifference extends Interval {
  /** This score minus the other, unrounded. */
  readonly difference: number;
  /** True only when the interval excludes 0: else there is no clear difference. */
  readonly different: boolean;
}

/** `counts` against `other`, both adjusted as above, their variances added; undefined where either has no answers. */
export function scoreDifference(counts: Counts, other: Counts): ScoreDifference | undefined {
  const [score, otherScore] = [scoreFrom(counts), scoreFrom(other)];
  if (score === undefined || otherScore === undefined) return undefined;
  const [mine, its] = [adjusted(counts), adjusted(other)];
  const { low, high } = interval(mine.middle - its.middle, mine.variance + its.variance, 200);
  return { low, high, difference: score - otherScore, different: low > 0 || high < 0 };
}
