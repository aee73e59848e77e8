/**
 * What goes with a score: how much of the differences between answers the dimensions and other answers explain
 * together, by least squares on +1, 0 and −1, and each one's part of that. An association, never a cause.
 */
import { UNCOUNTED } from "../columns/scored-cells.ts";
import type { Columns } from "../columns/columns.ts";
import type { ReportDimension } from "../report.ts";
import { type Selection, narrowed } from "../selection/count-selection.ts";
import { compileFilter, type SliceFilter } from "../slice/slice-filter.ts";
import { within, type Steps } from "../steps.ts";
import { BUCKETS } from "./blocks.ts";
import { estimate, type Estimate } from "./estimate.ts";
import { chooseFactors, type Factor } from "./factors.ts";

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
/** The part of the work that looking at every answer takes. */
const LOOKED_AT = 0.1;
const AT_ONCE = 100_000;

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
  const patterns = { keys, levels: factors.map(({ levels }) => levels) };
  const { r2, parts } = yield* within(estimate(patterns), LOOKED_AT, 1);
  if (r2.low <= LEAST_R2) return undefined;
  return {
    answers,
    r2,
    parts: parts
      .flatMap((part, at) => {
        const dimension = factors[at]?.dimension;
        return dimension === undefined ? [] : [{ dimension, ...part }];
      })
      .toSorted((a, b) => b.value - a.value || (a.dimension < b.dimension ? -1 : 1)),
  };
}

function* patternKeys(
  columns: Columns,
  filter: SliceFilter,
  factors: readonly Factor[],
  answers: number,
): Steps<Float64Array> {
  const { from, to, cells, buckets, mask } = compileFilter(columns, narrowed(filter, {}));
  const keys = new Float64Array(answers);
  let count = 0;
  for (let row = from; row < to; row++) {
    if (row % AT_ONCE === 0) yield (LOOKED_AT * (row - from)) / (to - from);
    const own = columns.cell[row] ?? 0;
    const bucket = buckets[own] ?? UNCOUNTED;
    if (cells[own] !== 0 || bucket >= UNCOUNTED) continue;
    if (mask !== undefined && mask.passing[mask.index[row] ?? 0] !== 1) continue;
    let key = 0;
    for (const { levels, levelOf } of factors) key = key * levels + levelOf(row);
    keys[count++] = key * BUCKETS + bucket;
  }
  return keys;
}
