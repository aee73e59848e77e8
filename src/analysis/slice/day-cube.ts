/**
 * Counts by day and touchpoint, summed up from the first day on: any range of days is then one subtraction. Made in
 * one pass for all the other filters; while the person drags through time or picks touchpoints, nothing is counted.
 */
import { CELLS, CONTINUATION, GROUP_SHIFT, NOT_COUNTED, valueOf } from "../columns/cells.ts";
import { rowAt, UNKNOWN_TIME, type Columns } from "../columns/columns.ts";
import { placeOf, scoringIn } from "../columns/scored-cells.ts";
import type { Scoring } from "../metric/metric.ts";
import type { Period } from "../../lib/time/periods.ts";
import type { RowMask } from "./row-mask.ts";
import { CHAIN_BITS, compileFilter, type SliceFilter } from "./slice-filter.ts";
import { tallyOf, type Tally } from "./tally.ts";
import { bisect } from "../../lib/bisect.ts";

/** At most this many counters, 32 MB: more touchpoints than that are sliced row by row. */
const MAX_COUNTERS = 8_000_000;

export interface DayCube {
  /** Unix seconds at which the days start, and the end of the last one. */
  readonly starts: readonly number[];
  readonly scoring: Scoring;
  /** Counters of one day and touchpoint: one for each value, then not counted, then chains without an answer, then chains. */
  readonly stride: number;
  /** Ids in the order of the counters. */
  readonly touchpoints: readonly string[];
  /** For each of `starts` and each touchpoint, what had come before: one more than there are days. */
  readonly sums: Uint32Array;
}

/** The cube of what passes the filter but for bounds, brush and touchpoints. `days` are periods; undefined if too large. */
export function dayCube(columns: Columns, filter: SliceFilter, days: readonly Period[]): DayCube | undefined {
  const touchpoints = columns.entries.touchpoint.map(({ id }) => id);
  const scoring = scoringIn(columns);
  const stride = scoring.values.length + 3;
  const width = touchpoints.length * stride;
  const last = days.at(-1);
  if (last === undefined || (days.length + 1) * width > MAX_COUNTERS) return undefined;
  const { createdFrom: _from, createdTo: _to, brush: _brush, touchpoint: _touchpoint, ...others } = filter;
  const starts = [...days.map(({ start }) => start), last.end];
  const sums = new Uint32Array(starts.length * width);
  const { cells, mask = everyRow(columns.rows) } = compileFilter(columns, others);
  const counting = { cells, stride, places: cellPlaces(columns, scoring.values.length) };
  days.forEach(({ start, end }, day) => {
    const [before, after] = [day * width, (day + 1) * width];
    sums.copyWithin(after, before, after);
    const counters = sums.subarray(after, after + width);
    const [from, to] = [rowAt(columns.time, start), rowAt(columns.time, Math.min(end, UNKNOWN_TIME))];
    countDay(columns, counting, mask, from, to, counters);
  });
  return { starts, touchpoints, scoring, stride, sums };
}

/** By cell the place of its counter: that of its value, `values` where it does not count, and then of no answer. */
function cellPlaces(columns: Columns, values: number): Uint32Array {
  const places = new Uint32Array(columns.facts.length * CELLS);
  return places.map((_, cell) => {
    const value = valueOf(cell);
    return value < NOT_COUNTED ? placeOf(columns, cell) : values + value - NOT_COUNTED;
  });
}

const everyRow = (rows: number): RowMask => ({ index: new Uint8Array(rows), passing: Uint8Array.of(1) });

/** By cell the bits of the filters that it fails, and its counter among `stride`. */
interface CountedCells {
  readonly cells: Uint8Array;
  readonly stride: number;
  readonly places: Uint32Array;
}

function countDay(
  { cell, codes }: Columns,
  { cells, stride, places }: CountedCells,
  { index, passing }: RowMask,
  from: number,
  to: number,
  counters: Uint32Array,
): void {
  const { touchpoint } = codes;
  const chains = stride - 1;
  for (let row = from; row < to; row++) {
    const own = cell[row] ?? 0;
    const place = places[own] ?? chains;
    const bits = cells[own] ?? 0;
    const passes = passing[index[row] ?? 0] ?? 0;
    const at = (touchpoint[own >>> GROUP_SHIFT] ?? 0) * stride;
    if (bits === 0 && place < chains) counters[at + place] = (counters[at + place] ?? 0) + passes;
    if ((own & CONTINUATION) === 0 && (bits & CHAIN_BITS) === 0)
      counters[at + chains] = (counters[at + chains] ?? 0) + passes;
  }
}

/** Days as unix seconds: the start of the first, the end of the last. Touchpoints by id; none is all. */
interface CubeFilter {
  readonly start: number;
  readonly end: number;
  readonly touchpoints: readonly string[];
}

/** What a cube says about a range of days and some touchpoints: the numbers that `slice` would count. */
export function sliceCube(cube: DayCube, { start, end, touchpoints }: CubeFilter) {
  const days = [dayAt(cube, start), dayAt(cube, end)] as const;
  const isPicked = (id: string) => touchpoints.length === 0 || touchpoints.includes(id);
  const picked = cube.touchpoints.flatMap((id, place) => (isPicked(id) ? [place] : []));
  const total = counted(cube, days, picked);
  const [unanswered = 0, chains = 0] = total.subarray(-2);
  return {
    chains,
    unanswered,
    total: tally(cube, total),
    /** Not narrowed by the touchpoints; in the order of the columns' entries, those without answers too. */
    byTouchpoint: cube.touchpoints.map((id, place) => {
      const { scores: _scores, ...buckets } = tally(cube, counted(cube, days, [place]));
      return { id, tally: buckets };
    }),
  };
}

const tally = ({ scoring }: DayCube, counters: Uint32Array): Tally => {
  const values = scoring.values.length;
  return tallyOf(Array.from(counters.subarray(0, values)), counters[values], scoring);
};

/** The first of `starts` that is not before a moment, the last one for a moment behind all days. */
const dayAt = ({ starts }: DayCube, seconds: number): number =>
  bisect(0, starts.length - 1, (at) => (starts[at] ?? 0) < seconds);

/** What came from one of `starts` up to another at some touchpoints. */
function counted(
  { touchpoints, stride, sums }: DayCube,
  [first, last]: readonly [number, number],
  places: readonly number[],
): Uint32Array {
  const counters = new Uint32Array(stride);
  const width = touchpoints.length * stride;
  for (const place of places) {
    const [before, after] = [first * width + place * stride, last * width + place * stride];
    for (let counter = 0; counter < stride; counter++)
      counters[counter] =
        (counters[counter] ?? 0) + (sums[after + counter] ?? 0) - (sums[before + counter] ?? 0);
  }
  return counters;
}
