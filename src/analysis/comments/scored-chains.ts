/** What the comments of chains count as by a metric that the index of comments does not know: columns have its answers. */
import { hasComment, isContinuation } from "../columns/cells.ts";
import { idAt } from "../columns/chain-ids.ts";
import type { Columns } from "../columns/columns.ts";
import { COUNTED_BUCKETS } from "../columns/scored-cells.ts";
import type { Bucket } from "../metric/metric.ts";
import { compileFilter, type SliceFilter } from "../slice/slice-filter.ts";

/** Chains with a comment, by id, and by each what its first answer that counts does so as. */
export type ScoredChains = ReturnType<typeof scoredChains>;

/** Of the answers that pass a filter. */
export function scoredChains(columns: Columns, filter: SliceFilter) {
  const { cell, time, ids: packed } = columns;
  const { first, last, cells, buckets, mask } = compileFilter(columns, filter);
  const told = { ids: [] as string[], buckets: [] as Bucket[] };
  let isOpen = false;
  for (let row = first; row < last; row++) {
    const own = cell[row] ?? 0;
    if (!isContinuation(own)) isOpen = hasComment(own);
    const bucket = COUNTED_BUCKETS[buckets[own] ?? COUNTED_BUCKETS.length];
    const passes = mask === undefined || mask.passing[mask.index[row] ?? 0] === 1;
    if (!isOpen || bucket === undefined || cells[own] !== 0 || !passes) continue;
    told.ids.push(idAt(packed, time, row));
    told.buckets.push(bucket);
    isOpen = false;
  }
  return told;
}
