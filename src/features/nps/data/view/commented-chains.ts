import {
  groupOf,
  hasComment,
  isContinuation,
  NOT_COUNTED,
  valueOf,
} from "../../../../analysis/columns/cells.ts";
import { idAt } from "../../../../analysis/columns/chain-ids.ts";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import { compileFilter, type SliceFilter } from "../../../../analysis/slice/slice-filter.ts";

/** A chain with a comment. */
export interface CommentedChain {
  readonly id: string;
  /** Unix seconds. */
  readonly createdAt: number;
  readonly touchpoint: string;
  /** Of its first NPS answer that counts, 0 to 10. */
  readonly score: number | undefined;
}

interface CommentedChains {
  readonly count: number;
  /** The newest of them, the newest first. */
  readonly newest: readonly CommentedChain[];
}

/**
 * The chains with a comment that the screen of comments shows by the same filter: whole chains, with a score or without,
 * by the first of their scores.
 */
export function commentedChains(columns: Columns, filter: SliceFilter, most: number): CommentedChains {
  const { scores = [], question: _question, brush: _brush, answers: _answers, ...rest } = filter;
  const { cell } = columns;
  const { from, to, cells, mask } = compileFilter(columns, rest);
  const newest: CommentedChain[] = [];
  let count = 0;
  let score: number | undefined;
  for (let row = to - 1; row >= from; row--) {
    const own = cell[row] ?? 0;
    // The first answer of a chain is the last of its rows to come by.
    if (valueOf(own) < NOT_COUNTED) score = valueOf(own);
    if (isContinuation(own)) continue;
    const passes = cells[own] === 0 && (mask === undefined || mask.passing[mask.index[row] ?? 0] === 1);
    const isAsked = scores.length === 0 || (score !== undefined && scores.includes(score));
    if (hasComment(own) && passes && isAsked) {
      count += 1;
      if (newest.length < most) newest.push(chainAt(columns, row, score));
    }
    score = undefined;
  }
  return { count, newest };
}

function chainAt({ time, ids, cell, codes, entries }: Columns, row: number, score: number | undefined) {
  const { id = "", name = "" } = entries.touchpoint[codes.touchpoint[groupOf(cell[row] ?? 0)] ?? 0] ?? {};
  return { id: idAt(ids, time, row), createdAt: time[row] ?? 0, touchpoint: name || id, score };
}
