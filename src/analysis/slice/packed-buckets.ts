/**
 * Four counters in one number of 32 bits, a byte each: bottom, middle, top, not counted. Adding to a
 * number in a register is several times faster than adding to a counter in memory that was just written.
 */
import { NOT_COUNTED, VALUE_BITS, valueOf } from "../columns/cells.ts";
import { bucketOf } from "../score.ts";
import type { BucketTally } from "./tally.ts";

/** A byte holds no more: sums must be unpacked after this many rows. */
export const MAX_PACKED = 255;
/** Counters in a row for one tally of buckets. */
export const BUCKETS = 4;

const PLACES = { bottom: 0, middle: 1, top: 2 } as const;
const NOT_COUNTED_PLACE = 3;

/** What a row of each cell adds: 1 in its bucket's byte; 0 where the cell fails a filter. */
export function packedByCell(cells: Uint8Array): Uint32Array {
  const packed = new Uint32Array(cells.length);
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) packed[cell] = ONE_MORE[valueOf(cell)] ?? 0;
  }
  return packed;
}

/** By value: 1 in the byte of its bucket. */
const ONE_MORE = Array.from({ length: VALUE_BITS + 1 }, (_, value) => {
  if (value > NOT_COUNTED) return 0;
  return 1 << (8 * (value === NOT_COUNTED ? NOT_COUNTED_PLACE : PLACES[bucketOf(value)]));
});

/** Adds packed sums to the counters of tally `index`. */
export function unpackInto(counters: Uint32Array, index: number, packed: number): void {
  for (let place = 0; place < BUCKETS; place++) {
    const at = index * BUCKETS + place;
    counters[at] = (counters[at] ?? 0) + ((packed >>> (8 * place)) & 0xff);
  }
}

/** The tally whose counters start at `index · 4`. */
export function readBuckets(counters: Uint32Array, index: number): BucketTally {
  const [bottom = 0, middle = 0, top = 0, notCounted = 0] = counters.subarray(index * BUCKETS);
  return { bottom, middle, top, answers: bottom + middle + top, notCounted };
}
