/** How often each bucket and each score was given: what the figures and tables of the NPS screen are made of. */
import { NOT_COUNTED } from "../columns/cells.ts";
import type { Counts } from "../score.ts";

/** How many answers each bucket has. */
export interface BucketTally extends Counts {
  /** The answers that count. */
  readonly answers: number;
  /** NPS answers that are no whole number from 0 to 10: in no bucket and not in `answers`. */
  readonly notCounted: number;
}

export interface Tally extends BucketTally {
  /** How often each score from 0 to 10 was given: eleven numbers. */
  readonly scores: readonly number[];
}

/** Counters in a row for one tally: the place of a counter is the value, the low four bits of a cell. */
export const TALLY_STRIDE = 16;

/** Reads the tally whose counters start at `index · 16`. */
export function readTally(counters: Uint32Array, index: number): Tally {
  const from = index * TALLY_STRIDE;
  return tallyOf(Array.from(counters.subarray(from, from + 11)), counters[from + NOT_COUNTED]);
}

/** The tally of eleven counts, score 0 first. */
export function tallyOf(scores: readonly number[], notCounted = 0): Tally {
  const sum = (from: number, to: number) => scores.slice(from, to).reduce((a, b) => a + b, 0);
  const [bottom, middle, top] = [sum(0, 7), sum(7, 9), sum(9, 11)];
  return { scores, answers: bottom + middle + top, bottom, middle, top, notCounted };
}
