import { isUsual, usualVariance } from "../../../analysis/changes/ups-and-downs.ts";
import type { Counts } from "../../../analysis/score.ts";
import type { Comparison } from "../../../analysis/slice/comparison.ts";

/** The periods that a score's usual ups and downs are known from. */
export interface KnownPeriods {
  /** Those of the present level, in order of time. */
  readonly level: readonly Counts[];
  /** How many periods the score in view is of. */
  readonly inView: number;
}

export interface UsualDifference {
  readonly usual: boolean;
  /** Standard deviation of the ups and downs of a score of as many periods, in points. */
  readonly deviation: number;
}

/** Whether the difference from the period before is within the usual ups and downs; undefined where unknown. */
export function usualDifference(
  { one, other }: Pick<Comparison, "one" | "other">,
  known: KnownPeriods | undefined,
): UsualDifference | undefined {
  if (known === undefined) return undefined;
  // Periods go up and down on their own: of several together as much less as of a mean.
  const variance = usualVariance(known.level) / Math.max(1, known.inView);
  return { usual: isUsual(one.total, other.total, variance), deviation: Math.sqrt(variance) };
}
