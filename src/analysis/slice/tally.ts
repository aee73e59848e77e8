/** How often each bucket and each value was given: what the figures and tables of the screen are made of. */
import { scoringIn, UNANSWERED } from "../columns/scored-cells.ts";
import type { Scoring } from "../metric/metric.ts";
import type { Counts } from "../score.ts";

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

/** A byte holds no more: sums must be unpacked after this many rows. */
export const MAX_PACKED = 255;
/** Counters in a row for one tally of buckets. */
export const BUCKETS = 4;

/** What a row of each cell adds: 1 in its bucket's byte; 0 where the cell fails a filter. `buckets` are by cell. */
export function packedByCell(cells: Uint8Array, buckets: Uint8Array): Uint32Array {
  const packed = new Uint32Array(cells.length);
  for (let cell = 0; cell < cells.length; cell++) {
    const bucket = buckets[cell] ?? UNANSWERED;
    if (cells[cell] === 0 && bucket < UNANSWERED) packed[cell] = 1 << (8 * bucket);
  }
  return packed;
}

/** Adds packed sums to the counters of tally `index`. */
export function unpackInto(counters: Uint32Array, index: number, packed: number): void {
  for (let place = 0; place < BUCKETS; place++) {
    const at = index * BUCKETS + place;
    counters[at] = (counters[at] ?? 0) + ((packed >>> (8 * place)) & 0xff);
  }
}

/** The tally whose counters start at `index · stride`. */
export function readBuckets(
  counters: Uint32Array,
  index: number,
  isShare: boolean,
  stride = BUCKETS,
): BucketTally {
  const [bottom = 0, middle = 0, top = 0, notCounted = 0] = counters.subarray(index * stride);
  return { ...answersOf({ bottom, middle, top }, isShare), notCounted };
}
