/** How often each bucket and each value was given: what the figures and tables of the screen are made of. */
import { scoringIn } from "../columns/scored-cells.ts";
import type { Scoring } from "../metric/metric.ts";
import type { Counts } from "../score.ts";

/** How many answers each bucket has. */
export interface BucketTally extends Counts {
  /** The answers that count. */
  readonly answers: number;
  /** Answers that are not on the scale: in no bucket and not in `answers`. */
  readonly notCounted: number;
}

export interface Tally extends BucketTally {
  /** How often each value was given, by its place: of NPS each score from 0 to 10. */
  readonly scores: readonly number[];
}

/** The tally of counts by the place of the value. */
export function tallyOf(
  scores: readonly number[],
  notCounted = 0,
  { buckets, isShare }: Scoring = scoringIn({}),
): Tally {
  const counts = { bottom: 0, middle: 0, top: 0 };
  scores.forEach((count, place) => (counts[buckets[place] ?? "middle"] += count));
  return { scores, notCounted, ...answersOf(counts, isShare) };
}

/** Counts of buckets with what they are in all. */
export const answersOf = (
  { bottom, middle, top }: Counts,
  isShare: boolean,
): Omit<BucketTally, "notCounted"> => ({
  answers: bottom + middle + top,
  bottom,
  middle,
  top,
  ...(isShare && { isShare }),
});
