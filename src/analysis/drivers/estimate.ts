/**
 * How much factors explain together, and each one's part of that, with intervals from answers drawn anew 199 times
 * (bootstrap percentiles: Efron and Tibshirani, An Introduction to the Bootstrap, 1993). A fit explains some of chance,
 * too: with every column (1 − R²)/(n − p − 1) of the differences between n answers, p columns in all (Ezekiel, Methods of
 * Correlation Analysis, 1930: the adjusted R²). A draw has that twice, of the answers and of itself, which is taken off.
 */
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import type { Interval } from "../score.ts";
import { within, type Steps } from "../steps.ts";
import { fillBlocks, type Blocks, type Patterns } from "./blocks.ts";
import { shareOut, type SharedOut } from "./lmg.ts";

/** A number and its 95 % interval. */
export interface Estimate extends Interval {
  readonly value: number;
}

export interface Estimates {
  /** What all factors explain together, 0 to 1. */
  readonly r2: Estimate;
  /** By factor its part of that, 0 to 1: the values sum to 1. */
  readonly parts: readonly Estimate[];
}

const DRAWS = 199;
/** The place, from either end of the draws, that bounds the middle 95 %. */
const EDGE = 4;
const SEED = 19_802;
/** The part of the work that adding up takes. */
const ADDED_UP = 1 / 3;

export function* estimate(patterns: Patterns): Steps<Estimates> {
  const groups = patterns.levels.map((count) => count - 1);
  const blocks = yield* within(fillBlocks(patterns), 0, ADDED_UP);
  const whole = shareOut({ sums: sumOf(blocks, undefined), size: blocks.size }, groups);
  const random = new RandomBits(SEED);
  const drawn: Explained[] = [];
  for (let draw = 0; draw < DRAWS; draw++) {
    yield ADDED_UP + ((1 - ADDED_UP) * draw) / DRAWS;
    const sums = sumOf(blocks, drawBlocks(blocks, random));
    drawn.push(withoutChance(shareOut({ sums, size: blocks.size }, groups), whole, patterns.keys.length));
  }
  return {
    r2: estimateOf(
      whole.r2,
      drawn.map(({ r2 }) => r2),
    ),
    parts: whole.parts.map((part, at) =>
      estimateOf(
        part / whole.r2,
        drawn.map(({ parts }) => parts[at] ?? 0),
      ),
    ),
  };
}

/** How often each block is drawn, as many in all as there are. */
function drawBlocks({ sums }: Blocks, random: RandomBits): Uint16Array {
  const times = new Uint16Array(sums.length);
  for (let draw = 0; draw < sums.length; draw++) {
    const block = Math.floor(random.next() * sums.length);
    times[block] = (times[block] ?? 0) + 1;
  }
  return times;
}

function sumOf({ sums, size }: Blocks, times: Uint16Array | undefined): Float64Array {
  const all = new Float64Array(size * size);
  sums.forEach((block, place) => {
    const weight = times?.[place] ?? 1;
    if (weight === 0) return;
    for (let at = 0; at < all.length; at++) all[at] = (all[at] ?? 0) + weight * (block[at] ?? 0);
  });
  return all;
}

/** R², and each factor's part of it. */
type Explained = Pick<SharedOut, "r2" | "parts">;

/** A draw without what it explains of chance twice over; `columns` are those of all answers. */
function withoutChance(draw: SharedOut, { columns }: SharedOut, answers: number): Explained {
  const all = columns.reduce((sum, count) => sum + count, 0);
  const byColumn = (2 * (1 - draw.r2)) / Math.max(1, answers - all - 1);
  const r2 = draw.r2 - all * byColumn;
  return {
    r2,
    parts: draw.parts.map((part, at) => (r2 > 0 ? (part - (columns[at] ?? 0) * byColumn) / r2 : 0)),
  };
}

const clip = (value: number): number => Math.min(1, Math.max(0, value));

function estimateOf(value: number, draws: readonly number[]): Estimate {
  const sorted = draws.toSorted((a, b) => a - b);
  return { value, low: clip(sorted[EDGE] ?? 0), high: clip(sorted.at(-1 - EDGE) ?? 0) };
}
