/**
 * Answers in blocks by lot, and the sums of products of each: a bootstrap draws blocks, since answers alone would take
 * minutes for a million. What falls into which block depends on what was answered, never on the order of reading.
 */
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import type { Steps } from "../steps.ts";

const BLOCKS = 200;
const SEED = 19_801;
/** Answers from one step to the next. */
const AT_ONCE = 50_000;

/** Levels of all factors and the bucket of an answer in one number, below 2⁵³: the first factor counts most. */
export interface Patterns {
  readonly keys: Float64Array;
  /** Levels by factor. */
  readonly levels: readonly number[];
}

/** Buckets in a key: detractor, passive, promoter. */
export const BUCKETS = 3;

/** The products of every block, as `shareOut` takes them: level 0 of a factor has no column. */
export interface Blocks {
  readonly sums: readonly Float64Array[];
  readonly size: number;
}

export function* fillBlocks({ keys, levels }: Patterns): Steps<Blocks> {
  const size = levels.reduce((sum, count) => sum + count - 1, 2);
  const sums = Array.from({ length: Math.min(BLOCKS, keys.length) }, () => new Float64Array(size * size));
  const random = new RandomBits(SEED);
  const places = new Uint16Array(levels.length + 1);
  const starts = startsOf(levels);
  // What is the same lies together, whatever order it came in.
  keys.sort();
  yield 0.2;
  for (let at = 0; at < keys.length; at++) {
    if (at > 0 && at % AT_ONCE === 0) yield 0.2 + (0.8 * at) / keys.length;
    const { filled, outcome } = decode(keys[at] ?? 0, levels, starts, places);
    const block = sums[Math.floor(random.next() * sums.length)];
    if (block !== undefined) addPattern(block, size, places, filled, outcome);
  }
  for (const block of sums) mirror(block, size);
  return { sums, size };
}

function startsOf(levels: readonly number[]): readonly number[] {
  let start = 1;
  return levels.map((count) => {
    start += count - 1;
    return start - (count - 1);
  });
}

/** Writes the columns that are 1 in `places`, in order: the intercept, then one for each factor that is not at level 0. */
function decode(
  key: number,
  levels: readonly number[],
  starts: readonly number[],
  places: Uint16Array,
): { readonly filled: number; readonly outcome: number } {
  let left = Math.floor(key / BUCKETS);
  const outcome = key - left * BUCKETS - 1;
  let filled = 0;
  for (let factor = levels.length - 1; factor >= 0; factor--) {
    const count = levels[factor] ?? 1;
    const rest = Math.floor(left / count);
    const level = left - rest * count;
    left = rest;
    if (level > 0) places[filled++] = (starts[factor] ?? 0) + level - 1;
  }
  places[filled++] = 0;
  places.subarray(0, filled).reverse();
  return { filled, outcome };
}

function addPattern(sums: Float64Array, size: number, places: Uint16Array, filled: number, outcome: number) {
  for (let one = 0; one < filled; one++) {
    const row = (places[one] ?? 0) * size;
    for (let other = one; other < filled; other++) {
      const at = row + (places[other] ?? 0);
      sums[at] = (sums[at] ?? 0) + 1;
    }
    sums[row + size - 1] = (sums[row + size - 1] ?? 0) + outcome;
  }
  sums[sums.length - 1] = (sums.at(-1) ?? 0) + outcome * outcome;
}

/** Fills the half below the diagonal. */
function mirror(sums: Float64Array, size: number): void {
  for (let row = 1; row < size; row++)
    for (let column = 0; column < row; column++) sums[row * size + column] = sums[column * size + row] ?? 0;
}
