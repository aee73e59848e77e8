/** Breakdowns made up by chance, for the tests of what is said of them and for measuring it. */
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import type { NpsCounts } from "../nps.ts";

export interface MadeBreakdown {
  readonly rows: number;
  /** The share of promoters of a row by its place; detractors have 19 %. */
  readonly promoters: (place: number) => number;
  /** Of a row, both included; 20 to 400 where they are not given. */
  readonly answers?: readonly [least: number, most: number];
}

/** One breakdown. */
export function makeBreakdown(
  { rows, promoters, answers: [least, most] = [20, 400] }: MadeBreakdown,
  random: RandomBits,
): readonly NpsCounts[] {
  return Array.from({ length: rows }, (_, place) => {
    const answers = least + Math.floor(random.next() * (most - least + 1));
    const counts = { promoters: 0, passives: 0, detractors: 0 };
    for (let one = 0; one < answers; one++) {
      const at = random.next();
      const bucket = at < promoters(place) ? "promoters" : at > 0.81 ? "detractors" : "passives";
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
): readonly (readonly NpsCounts[])[] {
  const random = new RandomBits(seed);
  return Array.from({ length: count }, () => makeBreakdown(breakdown, random));
}
