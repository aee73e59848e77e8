/**
 * The Net Promoter Score from counts: exact until it is rounded once, for display.
 * Buckets: 0–6 detractors, 7–8 passives, 9–10 promoters; whoever skipped the question is in none.
 */
export interface NpsCounts {
  readonly promoters: number;
  readonly passives: number;
  readonly detractors: number;
}

export type NpsBucket = "promoter" | "passive" | "detractor";

/** A range of scores, both ends included, each from −100 to 100 (differences: −200 to 200). */
export interface NpsInterval {
  readonly low: number;
  readonly high: number;
}

/** Below this many answers a score says little, and is marked so. */
export const FEW_ANSWERS = 30;

/** The bucket of a score, a whole number from 0 to 10. */
export const bucketOf = (score: number): NpsBucket =>
  score >= 9 ? "promoter" : score >= 7 ? "passive" : "detractor";

/** The bucket of an answer; undefined where it has no score that counts. */
export const bucketOfAnswer = ({ score }: { readonly score: number | undefined }): NpsBucket | undefined =>
  score === undefined ? undefined : bucketOf(score);

/** How many answers counted: the denominator. */
export const countAnswers = ({ promoters, passives, detractors }: NpsCounts): number =>
  promoters + passives + detractors;

/** 100 · (promoters − detractors) / answers, unrounded, for sorting and drawing; undefined without answers. */
export function npsScore(counts: NpsCounts): number | undefined {
  const answers = countAnswers(counts);
  return answers === 0 ? undefined : (100 * (counts.promoters - counts.detractors)) / answers;
}

/** The score for display, rounded half away from zero: no decimals in headlines, one in tables. */
export function roundedNps(counts: NpsCounts, digits: 0 | 1 | 2 = 0): number | undefined {
  const answers = countAnswers(counts);
  if (answers === 0) return undefined;
  return roundRatio(100 * (counts.promoters - counts.detractors), answers, digits);
}

/** Each bucket's part of the answers, 0 to 1; undefined without answers. */
export function npsShares(counts: NpsCounts): NpsCounts | undefined {
  const answers = countAnswers(counts);
  if (answers === 0) return undefined;
  return {
    promoters: counts.promoters / answers,
    passives: counts.passives / answers,
    detractors: counts.detractors / answers,
  };
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
