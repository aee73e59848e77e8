/** Which rows pass the filters: for the comments behind a number, newest first. */
import { CELL_BITS, CELLS, HAS_COMMENT, rowAt, type Columns } from "./columns.ts";
import { compileFilter, type SliceFilter } from "./slice-filter.ts";

/**
 * The rows in view whose chain has a comment, the newest first; the chain's id is `idAt` the row. A chain with
 * several NPS answers in view has a row for each; one without any has one.
 */
export function commentedRows(columns: Columns, filter: SliceFilter): Uint32Array {
  const { group, value, time } = columns;
  const { from, to, cells, rows } = compileFilter(columns, filter);
  const { brush } = filter;
  const first = brush === undefined ? from : Math.max(from, rowAt(time, brush.createdFrom));
  const last = brush === undefined ? to : Math.min(to, rowAt(time, brush.createdTo + 1));
  const found = new Uint32Array(Math.max(0, last - first));
  let count = 0;
  for (let row = last - 1; row >= first; row--) {
    const full = value[row] ?? 0;
    if ((full & HAS_COMMENT) === 0) continue;
    const bits = (cells[(group[row] ?? 0) * CELLS + (full & CELL_BITS)] ?? 0) | (rows?.[row] ?? 0);
    if (bits === 0) found[count++] = row;
  }
  return found.slice(0, count);
}
