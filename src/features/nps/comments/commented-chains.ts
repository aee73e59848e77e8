import { idAt } from "../../../analysis/chain-ids.ts";
import { CONTINUATION, VALUE_BITS, type Columns } from "../../../analysis/columns.ts";
import { commentedRows } from "../../../analysis/matching-rows.ts";
import type { SliceFilter } from "../../../analysis/slice-filter.ts";

/** A chain in view that has a comment. */
export interface CommentedChain {
  readonly id: string;
  /** Unix seconds. */
  readonly createdAt: number;
  readonly touchpoint: string;
  /** Its NPS answers in view: 0 to 10, in their order. */
  readonly scores: readonly number[];
}

/** The chains in view that have a comment, newest first. Only those asked for are looked at closely. */
export interface CommentedChains {
  readonly length: number;
  readonly at: (place: number) => CommentedChain;
}

export function commentedChains(columns: Columns, filter: SliceFilter): CommentedChains {
  const rows = commentedRows(columns, filter);
  const starts = new Uint32Array(rows.length + 1);
  let length = 0;
  for (let place = 0; place < rows.length; place++) {
    if (place === 0 || !isSameChain(columns, rows[place] ?? 0, rows[place - 1] ?? 0))
      starts[length++] = place;
  }
  starts[length] = rows.length;
  return {
    length,
    at: (place) => chainOf(columns, rows.subarray(starts[place], starts[place + 1])),
  };
}

/** True where every row after `first` up to `last` goes on with the chain before it. */
function isSameChain({ value }: Columns, first: number, last: number): boolean {
  for (let row = first + 1; row <= last; row++) if (((value[row] ?? 0) & CONTINUATION) === 0) return false;
  return true;
}

function chainOf(columns: Columns, rows: Uint32Array): CommentedChain {
  const { time, ids, value, group, codes, entries } = columns;
  const row = rows[0] ?? 0;
  const { id = "", name = "" } = entries.touchpoint[codes.touchpoint[group[row] ?? 0] ?? 0] ?? {};
  const scores = [...rows].map((each) => (value[each] ?? 0) & VALUE_BITS).filter((score) => score <= 10);
  return {
    id: idAt(ids, time, row),
    createdAt: time[row] ?? 0,
    touchpoint: name === "" ? id : name,
    scores: scores.toReversed(),
  };
}
