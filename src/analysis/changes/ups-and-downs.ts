/** Whether a period differs from the one before it by more than the usual ups and downs of its score. */
import { pooled, spreadAround } from "../funnel/over-dispersion.ts";
import { npsDifference, npsVariance, type NpsDifference } from "../nps-interval.ts";
import { npsScore, type NpsCounts } from "../nps.ts";

const Z = 1.96;

export interface LatestStep extends NpsDifference {
  /**
   * True where it is within what chance and the usual ups and downs give: those of the periods that came before, whose
   * scores differ by τ² beyond chance (Spiegelhalter 2005).
   */
  readonly usual: boolean;
}

/** The last of `periods` against the one before it; all of one level, in order of time. Undefined without both. */
export function latestStep(periods: readonly NpsCounts[]): LatestStep | undefined {
  const [before, last] = periods.slice(-2);
  const difference = last && before && npsDifference(last, before);
  if (last === undefined || before === undefined || difference === undefined) return undefined;
  const former = periods.slice(0, -1).filter((counts) => npsScore(counts) !== undefined);
  const { between } = spreadAround(pooled(former), former);
  const deviation = Math.sqrt(npsVariance(last) + npsVariance(before) + 2 * between);
  return { ...difference, usual: Math.abs(difference.difference) <= Z * deviation };
}
