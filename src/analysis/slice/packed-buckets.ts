/**
 * Four counters in one number of 32 bits, a byte each: bottom, middle, top, not counted. Adding to a
 * number in a register is several times faster than adding to a counter in memory that was just written.
 */
import { UNANSWERED } from "../columns/scored-cells.ts";
import { answersOf, type BucketTally } from "./tally.ts";

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
