import { timeSpan, type Columns } from "../../../../analysis/columns/columns.ts";
import type { ReadRange } from "../../../../analysis/coverage.ts";

/** Until when everything was read of some surveys; none named is all of them. In unix seconds. */
export interface ReadEnd {
  readonly surveys: readonly string[];
  readonly until: number;
}

interface WholeRange {
  readonly range: ReadRange;
  readonly columns: Columns;
  /** In unix milliseconds. */
  readonly startedAt: number;
}

/** The ends after a range was read; one that ends before the moment of reading tells of no later end. */
export function withEnd(ends: readonly ReadEnd[], { range, columns, startedAt }: WholeRange) {
  const until = Math.max(Math.floor(startedAt / 1000), timeSpan(columns)?.last ?? 0);
  if (range.from > until || range.to < until) return ends;
  const others = ends.filter(({ surveys }) => String(surveys) !== String(range.surveys));
  return [...others, { surveys: range.surveys, until }];
}

/** Until when all of `surveys` was read, in unix seconds; undefined where that is not known. */
export function readUntil(ends: readonly ReadEnd[], surveys: readonly string[]): number | undefined {
  const endOf = (survey: string | undefined) =>
    ends
      .filter((end) => end.surveys.length === 0 || (survey !== undefined && end.surveys.includes(survey)))
      .reduce((latest, { until }) => Math.max(latest, until), 0);
  const earliest = Math.min(...(surveys.length === 0 ? [undefined] : surveys).map(endOf));
  return earliest === 0 ? undefined : earliest;
}
