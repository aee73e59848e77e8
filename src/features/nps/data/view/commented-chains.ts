import { groupOf, hasComment, isContinuation } from "../../../../analysis/columns/cells.ts";
import { idAt } from "../../../../analysis/columns/chain-ids.ts";
import { UNKNOWN_TIME, type Columns } from "../../../../analysis/columns/columns.ts";
import { valueIn } from "../../../../analysis/columns/scored-cells.ts";
import type { MetricValue } from "../../../../analysis/metric/metric.ts";
import { compileFilter, type SliceFilter } from "../../../../analysis/slice/slice-filter.ts";
import type { Survey } from "../../../../contract/resources.ts";
import { surveysAmong } from "../../../../filters/use-surveys.ts";

/** A chain with a comment. */
export interface CommentedChain {
  readonly id: string;
  /** Unix seconds; NaN where it has no usable date. */
  readonly createdAt: number;
  readonly touchpoint: { readonly id: string; readonly name: string };
  /** Of its first answer that counts, of NPS 0 to 10. */
  readonly score: MetricValue | undefined;
}

/**
 * The chains with a comment that the screen of comments shows by the same filter: whole chains, with a score or without,
 * by the first of their scores.
 */
export function commentedChains(columns: Columns, filter: SliceFilter, most: number) {
  const { scores: picked = [], question: _question, brush: _brush, answers: _answers, ...rest } = filter;
  const { cell } = columns;
  // There, scores are those of NPS.
  const scores = columns.scored === undefined ? picked : [];
  const { from, to, cells, mask } = compileFilter(columns, rest);
  const newest: CommentedChain[] = [];
  let count = 0;
  let score: MetricValue | undefined;
  for (let row = to - 1; row >= from; row--) {
    const own = cell[row] ?? 0;
    // The first answer of a chain is the last of its rows to come by.
    score = valueIn(columns, own) ?? score;
    if (isContinuation(own)) continue;
    const passes = cells[own] === 0 && (mask === undefined || mask.passing[mask.index[row] ?? 0] === 1);
    const isAsked = scores.length === 0 || (score !== undefined && scores.includes(score));
    if (hasComment(own) && passes && isAsked) {
      count += 1;
      if (newest.length < most) newest.push(chainAt(columns, row, score));
    }
    score = undefined;
  }
  /** The newest of them, the newest first. */
  return { count, newest };
}

/** Whether responses to these surveys, all of them where none is named, have one comment at most: they ask for one text. */
export const haveOneCommentEach = (surveys: readonly Survey[], ids?: readonly string[]): boolean =>
  surveysAmong(surveys, ids).every(
    ({ questions }) => questions.filter(({ questionType }) => questionType === "Text").length <= 1,
  );

function chainAt({ time, ids, cell, codes, entries }: Columns, row: number, score: MetricValue | undefined) {
  const { id = "", name = "" } = entries.touchpoint[codes.touchpoint[groupOf(cell[row] ?? 0)] ?? 0] ?? {};
  const at = time[row] ?? UNKNOWN_TIME;
  const createdAt = at === UNKNOWN_TIME ? Number.NaN : at;
  return { id: idAt(ids, time, row), createdAt, touchpoint: { id, name: name || id }, score };
}
