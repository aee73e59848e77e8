/** Breakdowns made up by chance, for the tests of what is said of them and for measuring it. */
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import type { Counts } from "../score.ts";

export interface MadeBreakdown {
  readonly rows: number;
  /** The share of top of a row by its place; bottom have 19 %. */
  readonly top: (place: number) => number;
  /** Of a row, both included; 20 to 400 where they are not given. */
  readonly answers?: readonly [least: number, most: number];
}

/** One breakdown. */
export function makeBreakdown(
  { rows, top, answers: [least, most] = [20, 400] }: MadeBreakdown,
  random: RandomBits,
): readonly Counts[] {
  return Array.from({ length: rows }, (_, place) => {
    const answers = least + Math.floor(random.next() * (most - least + 1));
    const counts = { top: 0, middle: 0, bottom: 0 };
    for (let one = 0; one < answers; one++) {
      const at = random.next();
      const bucket = at < top(place) ? "top" : at > 0.81 ? "bottom" : "middle";
      counts[bucket] += 1;
    }
    return counts;
  });
}

/** `count` breakdowns from one seed. */
export function makeBreakdowns(
  count: number,
  breakdown: MadeBreakdown,
  seed: number,
): readonly (readonly Counts[])[] {
  const random = new RandomBits(seed);
  return Array.from({ length: count }, () => makeBreakdown(breakdown, random));
}
