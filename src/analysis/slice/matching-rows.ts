/** Which answers pass the filters: for the comments behind a number, newest first. */
import { hasComment, isContinuation, NOT_COUNTED, valueOf } from "../columns/cells.ts";
import type { Columns } from "../columns/columns.ts";
import { compileFilter, type SliceFilter } from "./slice-filter.ts";

export interface CommentedRows {
  /** The newest first. A chain with several NPS answers in view has a row for each. */
  readonly rows: Uint32Array;
  /** Where each chain's rows start in `rows`, and last where they end. */
  readonly starts: Uint32Array;
}

/** The answers in view that count and whose chain has a comment; the chain's id is `idAt` the row. */
export function commentedRows(columns: Columns, filter: SliceFilter): CommentedRows {
  const { cell } = columns;
  const { first, last, cells, mask } = compileFilter(columns, filter);
  const found = new Uint32Array(Math.max(0, last - first));
  const starts = new Uint32Array(found.length + 1);
  let [count, chains, isNewChain] = [0, 0, true];
  for (let row = last - 1; row >= first; row--) {
    const own = cell[row] ?? 0;
    const passes = mask === undefined || mask.passing[mask.index[row] ?? 0] === 1;
    if (hasComment(own) && valueOf(own) < NOT_COUNTED && cells[own] === 0 && passes) {
      if (isNewChain) starts[chains++] = count;
      isNewChain = false;
      found[count++] = row;
    }
    if (!isContinuation(own)) isNewChain = true;
  }
  starts[chains] = count;
  return { rows: found.slice(0, count), starts: starts.slice(0, chains + 1) };
}
