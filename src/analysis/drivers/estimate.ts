/**
 * How much factors explain together, and each one's part of that, with intervals from answers drawn anew 199 times
 * (bootstrap percentiles: Efron and Tibshirani, An Introduction to the Bootstrap, 1993). A fit explains some of chance,
 * too: with every column (1 − R²)/(n − p − 1) of the differences between n answers, p columns in all (Ezekiel, Methods of
 * Correlation Analysis, 1930: the adjusted R²). A draw has that twice, of the answers and of itself, which is taken off.
 */
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import type { Interval } from "../score.ts";
import { within } from "../steps.ts";
import { fillBlocks, type Blocks, type Patterns } from "./blocks.ts";

export interface Estimate extends Interval {
  readonly value: number;
}

const DRAWS = 199;
/** The place, from either end of the draws, that bounds the middle 95 %. */
const EDGE = 4;
const SEED = 19_802;
/** The part of the work that adding up takes. */
const ADDED_UP = 1 / 3;

export function* estimate(patterns: Patterns) {
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
    /** What all factors explain together, 0 to 1. */
    r2: estimateOf(whole.r2, drawn, ({ r2 }) => r2),
    /** By factor its part of that, 0 to 1: the values sum to 1. */
    parts: whole.parts.map((part, at) => estimateOf(part / whole.r2, drawn, ({ parts }) => parts[at] ?? 0)),
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

function estimateOf(value: number, draws: readonly Explained[], of: (draw: Explained) => number): Estimate {
  const sorted = draws.map(of).toSorted((a, b) => a - b);
  return { value, low: clip(sorted[EDGE] ?? 0), high: clip(sorted.at(-1 - EDGE) ?? 0) };
}

/** Sums of products of the columns: an intercept, the groups' columns one group after the other, and last the outcome. */
export interface Products {
  /** Row by row, symmetric. */
  readonly sums: Float64Array;
  /** Columns: intercept and outcome included. */
  readonly size: number;
}

export interface SharedOut {
  /** 0 to 1. */
  readonly r2: number;
  /** One for each group; they sum to `r2`. */
  readonly parts: readonly number[];
  /** Columns of each group that others do not tell already, averaged over all orders as the parts are. */
  readonly columns: readonly number[];
}

/** Of what a column had, less than this is left: the others tell it already. */
const ALIASED = 1e-9;

/**
 * How much each of several groups of so many columns adds to what all of them explain: R² shared out by the average over
 * all orders in which they can be added (Lindeman, Merenda and Gold, Introduction to Bivariate and Multivariate
 * Analysis, 1980; Grömping, Relative Importance for Linear Regression in R, 2006). Exact, over all subsets.
 */
export function shareOut({ sums, size }: Products, groups: readonly number[]): SharedOut {
  const starts = [1];
  for (const [group, columns] of groups.entries()) starts.push((starts[group] ?? 0) + columns);
  const centred = Float64Array.from(sums);
  const least = Float64Array.from({ length: size }, (_, at) => ALIASED * (centred[at * size + at] ?? 0));
  eliminate(centred, size, 0, 1, least);
  const total = centred.at(-1) ?? 0;
  const explained = new Float64Array(2 ** groups.length);
  const ranks = new Float64Array(explained.length);
  const buffers = groups.map(() => new Float64Array(sums.length));
  const visit = (depth: number, matrix: Float64Array, subset: number, rank: number): void => {
    const buffer = buffers[depth];
    if (buffer === undefined) {
      explained[subset] = total > 0 ? 1 - (matrix.at(-1) ?? 0) / total : 0;
      ranks[subset] = rank;
      return;
    }
    const [from, to] = [starts[depth] ?? 0, starts[depth + 1] ?? 0];
    visit(depth + 1, matrix, subset, rank);
    for (let row = from; row < size; row++)
      buffer.set(matrix.subarray(row * size + from, (row + 1) * size), row * size + from);
    const own = eliminate(buffer, size, from, to, least);
    visit(depth + 1, buffer, subset | (1 << depth), rank + own);
  };
  visit(0, centred, 0, 0);
  return {
    r2: explained.at(-1) ?? 0,
    parts: groups.map((_, group) => averageGain(explained, groups.length, group)),
    columns: groups.map((_, group) => averageGain(ranks, groups.length, group)),
  };
}

/** Removes what the columns `from` up to, without, `to` explain from all later ones; returns how many told something. */
function eliminate(matrix: Float64Array, size: number, from: number, to: number, least: Float64Array) {
  let telling = 0;
  for (let pivot = from; pivot < to; pivot++) {
    const diagonal = matrix[pivot * size + pivot] ?? 0;
    if (diagonal <= (least[pivot] ?? 0)) continue;
    telling += 1;
    for (let row = pivot + 1; row < size; row++) {
      const factor = (matrix[row * size + pivot] ?? 0) / diagonal;
      if (factor === 0) continue;
      for (let column = pivot + 1; column < size; column++) {
        const at = row * size + column;
        matrix[at] = (matrix[at] ?? 0) - factor * (matrix[pivot * size + column] ?? 0);
      }
    }
  }
  return telling;
}

/** What a group adds to a number that each subset of the others has, weighted by the orders in which exactly these come before it. */
function averageGain(bySubset: Float64Array, groups: number, group: number): number {
  const bit = 1 << group;
  let sum = 0;
  for (let subset = 0; subset < bySubset.length; subset++) {
    if ((subset & bit) !== 0) continue;
    sum +=
      ((bySubset[subset | bit] ?? 0) - (bySubset[subset] ?? 0)) /
      (groups * binomial(groups - 1, bitsIn(subset)));
  }
  return sum;
}

function bitsIn(subset: number): number {
  let bits = 0;
  for (let left = subset; left > 0; left >>>= 1) bits += left & 1;
  return bits;
}

function binomial(of: number, chosen: number): number {
  let ways = 1;
  for (let at = 1; at <= chosen; at++) ways = (ways * (of - chosen + at)) / at;
  return ways;
}
