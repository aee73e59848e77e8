/**
 * What goes with a score: how much of the differences between answers the dimensions and other answers explain
 * together, by least squares on +1, 0 and −1, and each one's part of that. An association, never a cause.
 */
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import { NOT_COUNTED, valueOf } from "../columns/cells.ts";
import type { Columns } from "../columns/columns.ts";
import { bucketOf, type NpsInterval } from "../nps.ts";
import type { ReportDimension } from "../report.ts";
import type { Selection } from "../selection/count-selection.ts";
import { narrowed } from "../selection/narrowed.ts";
import { compileFilter, type SliceFilter } from "../slice/slice-filter.ts";
import type { Steps } from "../steps.ts";
import { BUCKETS, fillBlocks, type Blocks } from "./blocks.ts";
import { chooseFactors, type Factor } from "./factors.ts";
import { shareOut, type SharedOut } from "./lmg.ts";

/** A number and its 95 % interval. */
interface Estimate extends NpsInterval {
  readonly value: number;
}

export interface Drivers {
  readonly answers: number;
  /** What all of them explain together, 0 to 1. */
  readonly r2: Estimate;
  /** Each one's part of that, 0 to 1: they sum to 1. The largest first. */
  readonly parts: readonly (Estimate & { readonly dimension: ReportDimension })[];
}

/** With fewer answers nothing is said. */
const FEWEST = 200;
/** Nothing is said where the interval of R² reaches down to this. */
const LEAST_R2 = 0.01;
const DRAWS = 199;
/** The place, from either end of the draws, that bounds the middle 95 %. */
const EDGE = 4;
const SEED = 19_802;
const AT_ONCE = 100_000;
const PLACES = { detractor: 0, passive: 1, promoter: 2 } as const;

/** `selection` is what `countSelection` counts for the filter. Undefined where nothing goes clearly with the score. */
export function* findDrivers(
  columns: Columns,
  filter: SliceFilter,
  selection: Selection,
): Steps<Drivers | undefined> {
  const { answers } = selection.total;
  const factors = answers < FEWEST ? [] : chooseFactors(columns, selection);
  if (factors.length === 0) return undefined;
  const keys = yield* patternKeys(columns, filter, factors, answers);
  const blocks = yield* scaled(fillBlocks({ keys, levels: factors.map(({ levels }) => levels) }), 0.1, 0.4);
  const groups = factors.map(({ levels }) => levels - 1);
  const whole = shareOut({ sums: sumOf(blocks, undefined), size: blocks.size }, groups);
  const random = new RandomBits(SEED);
  const drawn: SharedOut[] = [];
  for (let draw = 0; draw < DRAWS; draw++) {
    yield 0.4 + (0.6 * draw) / DRAWS;
    drawn.push(shareOut({ sums: sumOf(blocks, drawBlocks(blocks, random)), size: blocks.size }, groups));
  }
  return described(answers, factors, whole, drawn);
}

function* patternKeys(
  columns: Columns,
  filter: SliceFilter,
  factors: readonly Factor[],
  answers: number,
): Steps<Float64Array> {
  const { from, to, cells, mask } = compileFilter(columns, narrowed(filter, {}));
  const keys = new Float64Array(answers);
  let count = 0;
  for (let row = from; row < to; row++) {
    if (row % AT_ONCE === 0) yield (0.1 * (row - from)) / (to - from);
    const own = columns.cell[row] ?? 0;
    if (cells[own] !== 0 || valueOf(own) >= NOT_COUNTED) continue;
    if (mask !== undefined && mask.passing[mask.index[row] ?? 0] !== 1) continue;
    let key = 0;
    for (const { levels, levelOf } of factors) key = key * levels + levelOf(row);
    keys[count++] = key * BUCKETS + PLACES[bucketOf(valueOf(own))];
  }
  return keys;
}

/** Steps as a part of other steps. */
function* scaled<Result>(steps: Steps<Result>, from: number, to: number): Steps<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield from + (to - from) * step.value;
  }
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

const clip = (value: number): number => Math.min(1, Math.max(0, value));

function described(
  answers: number,
  factors: readonly Factor[],
  whole: SharedOut,
  drawn: readonly SharedOut[],
): Drivers | undefined {
  // What is drawn fits itself better than the data do: the basic bootstrap takes that off (Davison and Hinkley 1997).
  const r2 = middleOf(drawn.map((draw) => draw.r2));
  const low = clip(2 * whole.r2 - r2.high);
  if (low <= LEAST_R2) return undefined;
  const parts = factors.map(({ dimension }, at) => ({
    dimension,
    value: (whole.parts[at] ?? 0) / whole.r2,
    ...middleOf(drawn.map((draw) => (draw.parts[at] ?? 0) / draw.r2)),
  }));
  return {
    answers,
    r2: { value: whole.r2, low, high: clip(2 * whole.r2 - r2.low) },
    parts: parts.toSorted((a, b) => b.value - a.value || (a.dimension < b.dimension ? -1 : 1)),
  };
}

function middleOf(draws: readonly number[]): NpsInterval {
  const sorted = draws.toSorted((a, b) => a - b);
  return { low: sorted[EDGE] ?? 0, high: sorted.at(-1 - EDGE) ?? 0 };
}
