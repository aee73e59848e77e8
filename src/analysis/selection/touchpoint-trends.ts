/** What each touchpoint counts, period by period: one pass over the rows, which are sorted by time. */
import type { Period } from "../../lib/time/periods.ts";
import { groupOf } from "../columns/cells.ts";
import { scoringIn, UNCOUNTED } from "../columns/scored-cells.ts";
import { rowAt, UNKNOWN_TIME, type Columns } from "../columns/columns.ts";
import { compileFilter, type CompiledFilter, type SliceFilter } from "../slice/slice-filter.ts";
import { answersOf } from "../slice/tally.ts";
import { countCells } from "./count-selection.ts";

const STRIDE = 3;

/** By touchpoint, in the order of the columns; of what passes the filter, whatever its brush. Periods ascending. */
export function touchpointTrends(
  columns: Columns,
  { brush: _brush, ...filter }: SliceFilter,
  periods: readonly Period[],
) {
  const { from, to, cells, buckets, mask } = compileFilter(columns, filter);
  const entries = columns.entries.touchpoint;
  const counted = periods.map(({ start, end }) => {
    const [first, last] = [rowAt(columns.time, start), rowAt(columns.time, Math.min(end, UNKNOWN_TIME))];
    const rows = { cell: columns.cell, from: Math.max(from, first), to: Math.min(to, last), mask };
    return byTouchpoint(columns, { cells, buckets }, countCells(rows, cells.length));
  });
  const { isShare } = scoringIn(columns);
  return entries.map(({ id, name }, place) => ({
    id,
    name,
    trend: periods.map((period, at) => {
      const [bottom = 0, middle = 0, top = 0] = counted[at]?.subarray(place * STRIDE) ?? [];
      return { period, tally: answersOf({ bottom, middle, top }, isShare) };
    }),
  }));
}

function byTouchpoint(
  { entries, codes }: Columns,
  { cells, buckets }: Pick<CompiledFilter, "cells" | "buckets">,
  counts: Uint32Array,
): Float64Array {
  const sums = new Float64Array(entries.touchpoint.length * STRIDE);
  for (let cell = 0; cell < counts.length; cell++) {
    const [count = 0, bucket = UNCOUNTED] = [counts[cell], buckets[cell]];
    if (count === 0 || cells[cell] !== 0 || bucket >= UNCOUNTED) continue;
    const at = (codes.touchpoint[groupOf(cell)] ?? 0) * STRIDE + bucket;
    sums[at] = (sums[at] ?? 0) + count;
  }
  return sums;
}
