import { groupOf, valueOf } from "../../../../analysis/columns/cells.ts";
import { idAt } from "../../../../analysis/columns/chain-ids.ts";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import { commentedRows } from "../../../../analysis/slice/matching-rows.ts";
import type { SliceFilter } from "../../../../analysis/slice/slice-filter.ts";

/** A chain in view that has a comment and a score. */
export interface CommentedChain {
  readonly id: string;
  /** Unix seconds. */
  readonly createdAt: number;
  readonly touchpoint: string;
  /** Its NPS answers in view: 0 to 10, in their order, one at least. */
  readonly scores: readonly number[];
}

/** The chains behind the number that have a comment, newest first. Only those asked for are looked at closely. */
export interface CommentedChains {
  readonly length: number;
  readonly at: (place: number) => CommentedChain;
}

export function commentedChains(columns: Columns, filter: SliceFilter): CommentedChains {
  const { rows, starts } = commentedRows(columns, filter);
  return {
    length: starts.length - 1,
    at: (place) => chainOf(columns, rows.subarray(starts[place], starts[place + 1])),
  };
}

function chainOf(columns: Columns, rows: Uint32Array): CommentedChain {
  const { time, ids, cell, codes, entries } = columns;
  const row = rows[0] ?? 0;
  const { id = "", name = "" } = entries.touchpoint[codes.touchpoint[groupOf(cell[row] ?? 0)] ?? 0] ?? {};
  const scores = [...rows].map((each) => valueOf(cell[each] ?? 0));
  return {
    id: idAt(ids, time, row),
    createdAt: time[row] ?? 0,
    touchpoint: name === "" ? id : name,
    scores: scores.toReversed(),
  };
}
