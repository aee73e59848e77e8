/** The score of a list that is still being read, for whatever it is sliced by. */
import { COUNTED_BUCKETS, UNCOUNTED } from "../columns/scored-cells.ts";
import { rowAt, type Columns } from "../columns/columns.ts";
import { compileFilter, type SliceFilter } from "../slice/slice-filter.ts";
import { pageEstimate, type ScoreEstimate } from "./page-estimate.ts";

const BALANCE = COUNTED_BUCKETS.map((bucket) => ({ top: 1, middle: 0, bottom: -1 })[bucket]);

/** `ofPages` is how many the list has. Undefined where nobody knows that or which pages rows are of, or too few were read. */
export function listEstimate(
  columns: Columns,
  ofPages: number | undefined,
  filter: SliceFilter,
): ScoreEstimate | undefined {
  const { cell, time, pages } = columns;
  if (pages === undefined || ofPages === undefined) return undefined;
  const { from, to, cells, buckets, mask } = compileFilter(columns, filter);
  const { brush } = filter;
  const first = brush === undefined ? from : Math.max(from, rowAt(time, brush.createdFrom));
  const last = brush === undefined ? to : Math.min(to, rowAt(time, brush.createdTo + 1));
  const isRead = new Uint8Array(ofPages);
  for (const page of pages) isRead[page] = 1;
  const answers = new Uint32Array(ofPages);
  const balance = new Int32Array(ofPages);
  for (let row = first; row < last; row++) {
    const own = cell[row] ?? 0;
    const page = pages[row] ?? 0;
    const passes = mask === undefined || mask.passing[mask.index[row] ?? 0] === 1;
    const bucket = buckets[own] ?? UNCOUNTED;
    if (!passes || cells[own] !== 0 || bucket >= UNCOUNTED) continue;
    answers[page] = (answers[page] ?? 0) + 1;
    balance[page] = (balance[page] ?? 0) + (BALANCE[bucket] ?? 0);
  }
  const read = Array.from(isRead.keys()).filter((page) => isRead[page] === 1);
  return pageEstimate(
    read.map((page) => ({ page, answers: answers[page] ?? 0, balance: balance[page] ?? 0 })),
    ofPages,
  );
}
