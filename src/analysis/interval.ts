/**
 * How sure a score is, at 95 %. NPS and other balances: adjusted Wald (Rocks 2016, as compared in measuringu.com's "three
 * confidence intervals for NPS"), which adds ¾ top, 1½ middle and ¾ bottom answers to the counts. Shares: Wilson's interval
 * (Wilson 1927); where shares are compared, one answer of either kind is added (Agresti and Caffo 2000).
 */
import { countAnswers, scoreFrom, type Counts, type Interval } from "./score.ts";

const Z = 1.96;

/** Answers that the adjusted distribution adds to those that there are. */
export const addedAnswers = ({ isShare = false }: Pick<Counts, "isShare">): number => (isShare ? 2 : 3);

/** The middle of the adjusted distribution and the variance of that middle, as fractions of 1. */
function adjusted(counts: Counts): { readonly middle: number; readonly variance: number } {
  const isShare = counts.isShare === true;
  const answers = countAnswers(counts) + addedAnswers(counts);
  const top = (counts.top + (isShare ? 1 : 0.75)) / answers;
  const bottom = isShare ? 0 : (counts.bottom + 0.75) / answers;
  const middle = top - bottom;
  return { middle, variance: (top + bottom - middle ** 2) / answers };
}

function interval(middle: number, half: number, limit: number): Interval {
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
  if (counts.isShare === true) return wilson(counts.top, countAnswers(counts));
  const { middle, variance } = adjusted(counts);
  return interval(middle, Z * Math.sqrt(variance), 100);
}

/** (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n), in percent; 0 and 100 where none or all are top. */
function wilson(top: number, answers: number): Interval {
  const share = top / answers;
  const more = 1 + Z ** 2 / answers;
  const middle = (share + Z ** 2 / (2 * answers)) / more;
  const half = (Z * Math.sqrt((share * (1 - share)) / answers + Z ** 2 / (4 * answers ** 2))) / more;
  return {
    low: top === 0 ? 0 : 100 * (middle - half),
    high: top === answers ? 100 : 100 * (middle + half),
  };
}

export interface ScoreDifference extends Interval {
  /** This score minus the other, unrounded. */
  readonly difference: number;
  /** True only when the interval excludes 0: else there is no clear difference. */
  readonly different: boolean;
}

/** Whether an interval, unrounded, leaves 0 out. */
export const isOffZero = ({ low, high }: Interval): boolean => low > 0 || high < 0;

/** `counts` against `other`, both adjusted as above, their variances added; undefined where either has no answers. */
export function scoreDifference(counts: Counts, other: Counts): ScoreDifference | undefined {
  const [score, otherScore] = [scoreFrom(counts), scoreFrom(other)];
  if (score === undefined || otherScore === undefined) return undefined;
  const [mine, its] = [adjusted(counts), adjusted(other)];
  const half = Z * Math.sqrt(mine.variance + its.variance);
  const { low, high } = interval(mine.middle - its.middle, half, counts.isShare === true ? 100 : 200);
  return { low, high, difference: score - otherScore, different: isOffZero({ low, high }) };
}
