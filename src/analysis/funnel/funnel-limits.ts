/** The funnel that rows lie in by chance and by their usual differences, to be drawn over the number of answers. */
import { countAnswers, type Counts, type Interval } from "../score.ts";
import type { JudgedRows } from "./judge-rows.ts";
import { pooled, targetVariance, type Spread } from "./over-dispersion.ts";

/** The two funnels that are drawn, by the part of all rows that lies in each. */
export const FUNNELS = { "95": 1.96, "99.8": 3.09 } as const;

/** Where a row of `answers` would lie, clipped to ±100, with the shares of all rows together (`all`). */
export function funnelLimits(
  { target, between }: Spread,
  all: Counts,
  answers: number,
  z: (typeof FUNNELS)[keyof typeof FUNNELS],
): Interval {
  const half = z * Math.sqrt(targetVariance(answers, all) + between);
  return { low: Math.max(-100, target - half), high: Math.min(100, target + half) };
}

/** Where rows of so many answers lie: 95 and 99.8 of 100 of them. */
export type FunnelEdge = ReturnType<typeof funnelEdges>[number];

/** Places on the axis at which the edges are worked out; between them lines are straight. */
const PLACES = 48;

/** The edges of the funnel between the fewest and the most answers of rows that can be judged. */
export function funnelEdges(rows: readonly Counts[], judged: JudgedRows) {
  const all = pooled(rows);
  const sizes = rows
    .filter((_, place) => (judged.judgements[place]?.verdict ?? null) !== null)
    .map(countAnswers);
  if (sizes.length === 0) return [];
  const first = sizes.reduce((least, size) => Math.min(least, size));
  const last = sizes.reduce((most, size) => Math.max(most, size));
  return Array.from({ length: PLACES }, (_, place) => {
    // Closer where the funnel is steep.
    const answers = first + (last - first) * (place / (PLACES - 1)) ** 2;
    const near = funnelLimits(judged, all, answers, FUNNELS["95"]);
    const far = funnelLimits(judged, all, answers, FUNNELS["99.8"]);
    return { answers, low95: near.low, high95: near.high, low998: far.low, high998: far.high };
  });
}
