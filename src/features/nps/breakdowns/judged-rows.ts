import { judgeRows, type JudgedRows } from "../../../analysis/funnel/judge-rows.ts";
import type { BreakdownRow } from "../../../analysis/slice/slice.ts";

/** What is known of the rows of a table. */
interface ReadRows {
  /** Of part of the responses no row is called higher or lower. */
  readonly complete: boolean;
  readonly picked: readonly string[];
  /** True where what is not picked may not have been read. */
  readonly onlyPicked: boolean;
}

interface TableJudged {
  /** Those that are judged against each other, in the table's order. */
  readonly rows: readonly BreakdownRow[];
  /** One judgement for each of them. */
  readonly judged: JudgedRows;
}

/**
 * Several rows that are picked are what the filters select, and what sentences and reports judge: so does the table, and
 * says nothing of the others. A single one is judged among all rows, that it can be told from, where those were read.
 * Undefined where fewer than two can be compared.
 */
export function judgedRows(
  all: readonly BreakdownRow[],
  { complete, picked, onlyPicked }: ReadRows,
): TableJudged | undefined {
  const selected = all.filter(({ id }) => picked.includes(id));
  const rows = onlyPicked || selected.length > 1 ? selected : all;
  const judged = complete && rows.length > 1 ? judgeRows(rows.map(({ tally }) => tally)) : undefined;
  return judged && { rows, judged };
}
