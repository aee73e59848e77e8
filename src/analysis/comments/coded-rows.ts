/** Chains that have a code among the rows of columns, which hold no texts themselves. */
import { isContinuation } from "../columns/cells.ts";
import { idAt } from "../columns/chain-ids.ts";
import type { Columns } from "../columns/columns.ts";
import { pickRows } from "../columns/pick-rows.ts";
import { scoringIn, UNANSWERED } from "../columns/scored-cells.ts";
import { compileFilter, type SliceFilter } from "../slice/slice-filter.ts";
import { BUCKETS, readBuckets, type BucketTally } from "../slice/tally.ts";

/** The columns of those chains alone. */
export function columnsOf(columns: Columns, chains: ReadonlySet<string>): Columns {
  const rows = new Uint32Array(columns.rows);
  let [count, isIn] = [0, false];
  for (let row = 0; row < columns.rows; row++) {
    if (!isContinuation(columns.cell[row] ?? 0)) isIn = chains.has(idAt(columns.ids, columns.time, row));
    if (isIn) rows[count++] = row;
  }
  return pickRows(columns, rows.slice(0, count));
}

/** For each set of chains its answers that pass a filter. A chain in two of them counts in both. */
export function talliesOf(
  columns: Columns,
  filter: SliceFilter,
  sets: readonly ReadonlySet<string>[],
): readonly BucketTally[] {
  const { cell, time, ids } = columns;
  const { first, last, cells, buckets, mask } = compileFilter(columns, filter);
  const sums = new Uint32Array(sets.length * BUCKETS);
  let id: string | undefined;
  for (let row = first; row < last; row++) {
    const own = cell[row] ?? 0;
    if (!isContinuation(own)) id = undefined;
    const bucket = buckets[own] ?? UNANSWERED;
    const passes = mask === undefined || mask.passing[mask.index[row] ?? 0] === 1;
    if (bucket === UNANSWERED || cells[own] !== 0 || !passes) continue;
    id ??= idAt(ids, time, row);
    for (const [at, chains] of sets.entries())
      if (chains.has(id)) sums[at * BUCKETS + bucket] = (sums[at * BUCKETS + bucket] ?? 0) + 1;
  }
  const { isShare } = scoringIn(columns);
  return sets.map((_, at) => readBuckets(sums, at, isShare));
}
