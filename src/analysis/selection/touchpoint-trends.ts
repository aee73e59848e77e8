/** What each touchpoint counts, period by period: one pass over the rows, which are sorted by time. */
import type { Period } from "../../lib/time/periods.ts";
import { scoringIn } from "../columns/scored-cells.ts";
import { rowAt, UNKNOWN_TIME, type Columns } from "../columns/columns.ts";
import { entriesOf } from "../slice/questions.ts";
import { sumsByEntry } from "../slice/slice.ts";
import { compileFilter, type SliceFilter } from "../slice/slice-filter.ts";
import { answersOf, BUCKETS } from "../slice/tally.ts";
import { countCells } from "./count-selection.ts";

/** By touchpoint, in the order of the columns; of what passes the filter, whatever its brush. Periods ascending. */
export function touchpointTrends(
  columns: Columns,
  { brush: _brush, ...filter }: SliceFilter,
  periods: readonly Period[],
) {
  const { from, to, cells, buckets, mask } = compileFilter(columns, filter);
  const coded = entriesOf(columns, "touchpoint");
  const counted = periods.map(({ start, end }) => {
    const [first, last] = [rowAt(columns.time, start), rowAt(columns.time, Math.min(end, UNKNOWN_TIME))];
    const rows = { cell: columns.cell, from: Math.max(from, first), to: Math.min(to, last), mask };
    return sumsByEntry({ bits: cells, buckets, counts: countCells(rows, cells.length) }, 0, coded);
  });
  const { isShare } = scoringIn(columns);
  return coded.entries.map(({ id, name }, place) => ({
    id,
    name,
    trend: periods.map((period, at) => {
      const [bottom = 0, middle = 0, top = 0] = counted[at]?.subarray(place * BUCKETS) ?? [];
      return { period, tally: answersOf({ bottom, middle, top }, isShare) };
    }),
  }));
}
