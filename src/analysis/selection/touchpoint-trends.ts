/** What each touchpoint counts, period by period: one pass over the rows, which are sorted by time. */
import type { Period } from "../../lib/time/periods.ts";
import type { TrendPoint } from "../changes/changes.ts";
import { groupOf, NOT_COUNTED, valueOf } from "../columns/cells.ts";
import { rowAt, UNKNOWN_TIME, type Columns, type Entry } from "../columns/columns.ts";
import { bucketOf } from "../score.ts";
import { compileFilter, type SliceFilter } from "../slice/slice-filter.ts";
import { countCells } from "./count-packs.ts";

export interface TouchpointTrend extends Entry {
  readonly trend: readonly TrendPoint[];
}

const PLACES = { bottom: 0, middle: 1, top: 2 } as const;
const STRIDE = 3;

/** By touchpoint, in the order of the columns; of what passes the filter, whatever its brush. Periods ascending. */
export function touchpointTrends(
  columns: Columns,
  { brush: _brush, ...filter }: SliceFilter,
  periods: readonly Period[],
): readonly TouchpointTrend[] {
  const { from, to, cells, mask } = compileFilter(columns, filter);
  const entries = columns.entries.touchpoint;
  const counted = periods.map(({ start, end }) => {
    const [first, last] = [rowAt(columns.time, start), rowAt(columns.time, Math.min(end, UNKNOWN_TIME))];
    const rows = { cell: columns.cell, from: Math.max(from, first), to: Math.min(to, last), mask };
    return byTouchpoint(columns, cells, countCells(rows, cells.length));
  });
  return entries.map(({ id, name }, place) => ({
    id,
    name,
    trend: periods.map((period, at) => {
      const [bottom = 0, middle = 0, top = 0] = counted[at]?.subarray(place * STRIDE) ?? [];
      return {
        period,
        tally: { bottom, middle, top, answers: bottom + middle + top },
      };
    }),
  }));
}

function byTouchpoint({ entries, codes }: Columns, bits: Uint8Array, counts: Uint32Array): Float64Array {
  const sums = new Float64Array(entries.touchpoint.length * STRIDE);
  for (let cell = 0; cell < counts.length; cell++) {
    const [count = 0, value] = [counts[cell], valueOf(cell)];
    if (count === 0 || bits[cell] !== 0 || value >= NOT_COUNTED) continue;
    const at = (codes.touchpoint[groupOf(cell)] ?? 0) * STRIDE + PLACES[bucketOf(value)];
    sums[at] = (sums[at] ?? 0) + count;
  }
  return sums;
}
