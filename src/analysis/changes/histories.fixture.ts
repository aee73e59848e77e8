/** Histories of a score, made up by chance: for the tests of what is found in them, and for measuring it. */
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import type { TrendPoint } from "./changes.ts";

export interface History {
  readonly periods: number;
  /** The score of a period, from −100 to 100, by its place. */
  readonly score: (place: number) => number;
  /** Standard deviation of the ups and downs of the score itself, from one period to the next. */
  readonly wobble?: number;
  /** Answers of a period at least; 60 by default. */
  readonly fewest?: number;
}

/** Shares at a score of 28. */
const [PROMOTERS, DETRACTORS, SCORE] = [0.47, 0.19, 28];
const MONTH = 2_629_800;

/** One history: up to 300 answers a period. */
export function makeHistory(
  { periods, score, wobble = 0, fewest = 60 }: History,
  random: RandomBits,
): TrendPoint[] {
  return Array.from({ length: periods }, (_, place) => {
    const answers = fewest + Math.floor(random.next() * (301 - fewest));
    const moved = (score(place) - SCORE + wobble * normal(random)) / 200;
    let [top, bottom] = [0, 0];
    for (let one = 0; one < answers; one++) {
      const at = random.next();
      if (at < PROMOTERS + moved) top += 1;
      else if (at > 1 - DETRACTORS + moved) bottom += 1;
    }
    return {
      period: { date: String(place), start: place * MONTH, end: (place + 1) * MONTH },
      tally: { answers, top, bottom, middle: answers - top - bottom },
    };
  });
}

/** About normal: twelve uniform numbers. */
function normal(random: RandomBits): number {
  let sum = -6;
  for (let term = 0; term < 12; term++) sum += random.next();
  return sum;
}

/** `count` histories from one seed. */
export function makeHistories(count: number, history: History, seed: number): TrendPoint[][] {
  const random = new RandomBits(seed);
  return Array.from({ length: count }, () => makeHistory(history, random));
}
