/**
 * How sure a score is: the adjusted Wald interval at 95 % (Rocks 2016, as compared in measuringu.com's
 * "three confidence intervals for NPS"): ¾ promoter, 1½ passives and ¾ detractor are added to the counts.
 */
import { countAnswers, npsScore, type NpsCounts, type NpsInterval } from "./nps.ts";

const Z = 1.96;

/** The middle of the adjusted distribution and the variance of that middle, as fractions of 1. */
function adjusted(counts: NpsCounts): { readonly middle: number; readonly variance: number } {
  const answers = countAnswers(counts) + 3;
  const promoters = (counts.promoters + 0.75) / answers;
  const detractors = (counts.detractors + 0.75) / answers;
  const middle = promoters - detractors;
  return { middle, variance: (promoters + detractors - middle ** 2) / answers };
}

function interval(middle: number, variance: number, limit: number): NpsInterval {
  const half = Z * Math.sqrt(variance);
  const clip = (value: number) => Math.min(limit, Math.max(-limit, 100 * value));
  return { low: clip(middle - half), high: clip(middle + half) };
}

/** The middle of a score's adjusted distribution, in points. */
export const npsMiddle = (counts: NpsCounts): number => 100 * adjusted(counts).middle;

/** The variance of a score, adjusted as above, in points². */
export const npsVariance = (counts: NpsCounts): number => 10_000 * adjusted(counts).variance;

/** The 95 % interval of a score, clipped to ±100, unrounded; undefined without answers. */
export function npsInterval(counts: NpsCounts): NpsInterval | undefined {
  if (countAnswers(counts) === 0) return undefined;
  const { middle, variance } = adjusted(counts);
  return interval(middle, variance, 100);
}

/** One score against another. */
export interface NpsDifference extends NpsInterval {
  /** This score minus the other, unrounded. */
  readonly difference: number;
  /** True only when the interval excludes 0: else there is no clear difference. */
  readonly different: boolean;
}

/** `counts` against `other`, both adjusted as above, their variances added; undefined where either has no answers. */
export function npsDifference(counts: NpsCounts, other: NpsCounts): NpsDifference | undefined {
  const [score, otherScore] = [npsScore(counts), npsScore(other)];
  if (score === undefined || otherScore === undefined) return undefined;
  const [mine, its] = [adjusted(counts), adjusted(other)];
  const { low, high } = interval(mine.middle - its.middle, mine.variance + its.variance, 200);
  return { low, high, difference: score - otherScore, different: low > 0 || high < 0 };
}
