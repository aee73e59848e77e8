/** A score from counts: exact until it is rounded once, for display. */
import type { Bucket } from "./metric/metric.ts";

/** Answers that count: in the top of a metric, on the rest of its scale, in its bottom. */
export interface Counts {
  readonly top: number;
  readonly middle: number;
  readonly bottom: number;
  /** True for a metric without a bottom, whose score is a share of the answers. */
  readonly isShare?: boolean;
}

/** A range of scores, both ends included, each from −100 to 100 (differences: −200 to 200). */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Below this many answers a score says little, and is marked so. */
export const FEW_ANSWERS = 30;
export const isFew = (answers: number): boolean => answers > 0 && answers < FEW_ANSWERS;
/** The periods that a line over time, and its axis, are of: those with enough answers, unless most that have any have few. */
export function surePeriods<Period extends { readonly answers: number }>(
  periods: readonly Period[],
): readonly Period[] {
  const answered = periods.filter(({ answers }) => answers > 0);
  const sure = answered.filter(({ answers }) => !isFew(answers));
  return 2 * sure.length < answered.length ? answered : sure;
}
/** A row of fewer answers is not judged, and is held back from files that are passed on. */
export const FEWEST_ANSWERS = 10;
/** With fewer periods that have answers no change is looked for. */
export const FEWEST_PERIODS = 8;

/** What `of` tells of each bucket; `like` any counts of the same metric. */
export const countsBy = (of: (bucket: Bucket) => number, like: Counts | undefined): Counts => ({
  top: of("top"),
  middle: of("middle"),
  bottom: of("bottom"),
  ...(like?.isShare === true && { isShare: true }),
});

/** How many answers counted: the denominator. */
export const countAnswers = ({ top, middle, bottom }: Counts): number => top + middle + bottom;

/** 100 · (top − bottom) / answers, unrounded, for sorting and drawing; undefined without answers. */
export function scoreFrom(counts: Counts): number | undefined {
  const answers = countAnswers(counts);
  return answers === 0 ? undefined : (100 * (counts.top - counts.bottom)) / answers;
}

/** The score for display, rounded half away from zero: no decimals in headlines, one in tables. */
export function roundedScore(counts: Counts, digits: 0 | 1 | 2 = 0): number | undefined {
  const answers = countAnswers(counts);
  if (answers === 0) return undefined;
  return roundRatio(100 * (counts.top - counts.bottom), answers, digits);
}

/** Each bucket's part of the answers, 0 to 1; undefined without answers. */
export function sharesOf(counts: Counts): Readonly<Record<Bucket, number>> | undefined {
  const answers = countAnswers(counts);
  if (answers === 0) return undefined;
  return {
    top: counts.top / answers,
    middle: counts.middle / answers,
    bottom: counts.bottom / answers,
  };
}

/** The variance of one answer (+1, 0, −1): top + bottom − score², as fractions of 1. Undefined without answers. */
export function answerVariance(counts: Counts): number | undefined {
  const shares = sharesOf(counts);
  if (shares === undefined) return undefined;
  return shares.top + shares.bottom - (shares.top - shares.bottom) ** 2;
}

/**
 * `numerator / denominator`, both whole numbers, rounded half away from zero to `digits` decimals.
 * Decided on the whole numbers, so that a half is a half; never −0.
 */
export function roundRatio(numerator: number, denominator: number, digits = 0): number {
  const scale = 10 ** digits;
  const doubled = 2 * Math.abs(numerator) * scale + denominator;
  const divisor = 2 * denominator;
  const whole = (doubled - (doubled % divisor)) / divisor;
  return whole === 0 ? 0 : (Math.sign(numerator) * whole) / scale;
}
