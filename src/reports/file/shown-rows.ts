/**
 * The rows of a breakdown as a file shows them to anybody: groups of fewer than ten answers, and what may be an id or
 * point at a person, are one row together.
 */
import type { ReportDimension, ReportRow } from "../../analysis/report.ts";
import { personalKind } from "../../lib/personal-kind.ts";

const FEWEST = 10;
const MOST = 40;
const ID = /^[0-9a-f]{16,}$|^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

export interface ShownRows {
  readonly rows: readonly ReportRow[];
  /** Answers of all the others; 0 where there are none. */
  readonly others: number;
}

/** Most answers first, as they come; at most forty. */
export function shownRows(dimension: ReportDimension, all: readonly ReportRow[]): ShownRows {
  const rows = all.filter((row) => row.answers >= FEWEST && isShowable(dimension, row)).slice(0, MOST);
  const shown = new Set(rows);
  const others = all.reduce((sum, row) => sum + (shown.has(row) ? 0 : row.answers), 0);
  return { rows, others };
}

/** Where people name things, a name that is the id is none. */
const isNamed = (dimension: ReportDimension): boolean =>
  dimension === "survey" || dimension === "touchpoint" || dimension === "team" || dimension === "question";

const isShowable = (dimension: ReportDimension, { id, name }: ReportRow): boolean =>
  isHarmless(name) && !(isNamed(dimension) && name === id);

/** True for a text that neither looks like an id nor points at a person. */
export const isHarmless = (text: string): boolean =>
  !ID.test(text.trim()) && personalKind(text) === undefined;
