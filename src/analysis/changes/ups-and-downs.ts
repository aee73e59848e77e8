/** Whether a difference is more than the usual ups and downs of a score. */
import { pooled, spreadAround } from "../funnel/over-dispersion.ts";
import { scoreDifference, scoreVariance } from "../interval.ts";
import { scoreFrom, type Counts } from "../score.ts";

const Z = 1.96;

/** τ² in points²: how much scores of periods of one level differ beyond chance (Spiegelhalter 2005). */
function usualVariance(periods: readonly Counts[]): number {
  const answered = periods.filter((counts) => scoreFrom(counts) !== undefined);
  return spreadAround(pooled(answered), answered).between;
}

/** True where a difference is none that is clear, or within what chance and the usual ups and downs give. */
export function isUsual(one: Counts, other: Counts, variance: number): boolean {
  const step = scoreDifference(one, other);
  return !step?.different || Math.abs(step.difference) <= usualLimit(one, other, variance);
}

/**
 * The control limit of a difference, in points: 1.96 · √(SE₁² + SE₂² + 2τ²), with the adjusted-Wald standard errors of
 * both scores. `variance` is that of the ups and downs of either side: τ² for a period, less for several together.
 */
const usualLimit = (one: Counts, other: Counts, variance: number): number =>
  Z * Math.sqrt(scoreVariance(one) + scoreVariance(other) + 2 * variance);

export type LatestStep = NonNullable<ReturnType<typeof latestStep>>;

/** The last of `periods` against the one before it; all of one level, in order of time. Undefined without both. */
export function latestStep(periods: readonly Counts[]) {
  const [before, last] = periods.slice(-2);
  const difference = last && before && scoreDifference(last, before);
  if (last === undefined || before === undefined || difference === undefined) return undefined;
  const variance = usualVariance(periods.slice(0, -1));
  return {
    ...difference,
    now: last,
    before,
    /** True where it is none that is clear, or within what chance and the ups and downs of the periods before give. */
    usual: isUsual(last, before, variance),
    /** A difference up to that is, in points. */
    limit: usualLimit(last, before, variance),
    /** Standard deviation of the ups and downs, in points. */
    deviation: Math.sqrt(variance),
  };
}

/** The periods that a score's usual ups and downs are known from. */
export interface KnownPeriods {
  /** Those of the present level, in order of time. */
  readonly level: readonly Counts[];
  /** How many periods the score in view is of. */
  readonly inView: number;
}

export type UsualDifference = NonNullable<ReturnType<typeof usualDifference>>;

/** Whether the difference from the period before is within the usual ups and downs, and their standard deviation, in points; undefined where unknown. */
export function usualDifference(
  { one, other }: Readonly<Record<"one" | "other", { readonly total: Counts }>>,
  known: KnownPeriods | undefined,
) {
  if (known === undefined) return undefined;
  // Periods go up and down on their own: of several together as much less as of a mean.
  const variance = usualVariance(known.level) / Math.max(1, known.inView);
  return { usual: isUsual(one.total, other.total, variance), deviation: Math.sqrt(variance) };
}
