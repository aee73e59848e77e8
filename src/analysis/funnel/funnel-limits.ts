/** The funnel that rows lie in by chance and by their usual differences, to be drawn over the number of answers. */
import type { NpsCounts, NpsInterval } from "../nps.ts";
import { targetVariance, type Spread } from "./over-dispersion.ts";

/** The two funnels that are drawn, by the part of all rows that lies in each. */
export const FUNNELS = { "95": 1.96, "99.8": 3.09 } as const;

/**
 * Where a row of `answers` would lie, clipped to ±100. `all` are the counts of all rows together: a row at the target
 * has their shares.
 */
export function funnelLimits(
  { target, between }: Spread,
  all: NpsCounts,
  answers: number,
  z: (typeof FUNNELS)[keyof typeof FUNNELS],
): NpsInterval {
  const half = z * Math.sqrt(targetVariance(answers, all) + between);
  return { low: Math.max(-100, target - half), high: Math.min(100, target + half) };
}
