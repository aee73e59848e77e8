/** The rows of a breakdown as a file shows them: what may not be shown by itself is one row together. */
import type { ReportDimension, ReportRow } from "../../analysis/report.ts";
import { isShowable } from "./showable.ts";

const MOST = 40;

export interface ShownRows {
  readonly rows: readonly ReportRow[];
  /** Answers of all the others; 0 where there are none. */
  readonly others: number;
}

/** Most answers first, as they come; at most forty. */
export function shownRows(dimension: ReportDimension, all: readonly ReportRow[]): ShownRows {
  const rows = all.filter((row) => isShowable(dimension, row)).slice(0, MOST);
  const shown = new Set(rows);
  const others = all.reduce((sum, row) => sum + (shown.has(row) ? 0 : row.answers), 0);
  return { rows, others };
}
