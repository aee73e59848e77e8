/** What a day cube says about a range of days and some touchpoints: the numbers that `slice` would count. */
import type { DayCube } from "./day-cube.ts";
import type { Period } from "../../lib/time/periods.ts";
import { tallyOf, type BucketTally, type Tally } from "./tally.ts";

/** Days as unix seconds: the start of the first, the end of the last. Touchpoints by id; none is all. */
export interface CubeFilter {
  readonly start: number;
  readonly end: number;
  readonly touchpoints: readonly string[];
}

export interface CubeSlice {
  readonly chains: number;
  readonly total: Tally;
  readonly trend: readonly { readonly period: Period; readonly tally: Tally }[];
  /** Not narrowed by the touchpoints; in the order of the columns' entries, those without answers too. */
  readonly byTouchpoint: readonly { readonly id: string; readonly tally: BucketTally }[];
}

/** Slices the cube. `periods` must start and end where days do; the trend shows what of them lies in the range. */
export function sliceCube(cube: DayCube, filter: CubeFilter, periods: readonly Period[]): CubeSlice {
  const { touchpoints } = filter;
  const wanted = cube.touchpoints.map((id) => touchpoints.length === 0 || touchpoints.includes(id));
  const total = counted(cube, filter.start, filter.end, wanted);
  return {
    chains: total[cube.stride - 1] ?? 0,
    total: tally(cube, total),
    trend: periods.map((period) => {
      const [start, end] = [Math.max(period.start, filter.start), Math.min(period.end, filter.end)];
      return { period, tally: tally(cube, counted(cube, start, Math.max(start, end), wanted)) };
    }),
    byTouchpoint: cube.touchpoints.map((id, place) => ({
      id,
      tally: bucketsOf(
        tally(cube, countedOf(cube, dayAt(cube, filter.start), dayAt(cube, filter.end), place)),
      ),
    })),
  };
}

const tally = ({ scoring }: DayCube, counters: Uint32Array): Tally => {
  const values = scoring.values.length;
  return tallyOf(Array.from(counters.subarray(0, values)), counters[values], scoring);
};

const bucketsOf = ({ scores: _scores, ...buckets }: Tally): BucketTally => buckets;

/** The first of `starts` that is not before a moment, the last one for a moment behind all days. */
function dayAt({ starts }: DayCube, seconds: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) < seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

function counted(cube: DayCube, start: number, end: number, wanted: readonly boolean[]): Uint32Array {
  const sums = new Uint32Array(cube.stride);
  const [first, last] = [dayAt(cube, start), dayAt(cube, end)];
  wanted.forEach((isWanted, place) => {
    if (isWanted) addDifference(sums, cube, first, last, place);
  });
  return sums;
}

function countedOf(cube: DayCube, first: number, last: number, place: number): Uint32Array {
  const sums = new Uint32Array(cube.stride);
  addDifference(sums, cube, first, last, place);
  return sums;
}

function addDifference(into: Uint32Array, cube: DayCube, first: number, last: number, place: number): void {
  const width = cube.touchpoints.length * cube.stride;
  const [before, after] = [first * width + place * cube.stride, last * width + place * cube.stride];
  for (let counter = 0; counter < cube.stride; counter++) {
    const difference = (cube.sums[after + counter] ?? 0) - (cube.sums[before + counter] ?? 0);
    into[counter] = (into[counter] ?? 0) + difference;
  }
}
