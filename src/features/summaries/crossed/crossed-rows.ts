import { crossTable, type CrossCell } from "../../../analysis/answers/cross-table.ts";
import type { CrossedQuestions } from "../../../analysis/answers/cross-questions.ts";
import type { NumbersTable, ProvenanceLine } from "../../../lib/text/csv.ts";
import type { Crossable } from "./crossable.ts";

/** Who gave one answer to the first question, by what they answered to the second. */
export type CrossedRow = ReturnType<typeof crossedRows>[number];

/** The rows of two questions; from a part of the responses no cell is called different. */
export function crossedRows({ rows, counts }: CrossedQuestions, complete: boolean) {
  const table = crossTable(counts);
  return rows.map((category, at) => {
    const cells = table[at] ?? [];
    return {
      category,
      respondents: cells.reduce((sum, { count }) => sum + count, 0),
      cells: complete ? cells : cells.map((cell): CrossCell => Object.assign({}, cell, { mark: undefined })),
    };
  });
}

export const marksIn = (rows: readonly CrossedRow[]): number =>
  rows.flatMap(({ cells }) => cells).filter(({ mark }) => mark !== undefined).length;

/** A row for each cell; shares from 0 to 1. */
export const crossedTable = (
  rows: readonly CrossedRow[],
  rowNames: readonly string[],
  columnNames: readonly string[],
): NumbersTable => ({
  head: ["row", "column", "respondents", "share of row", "adjusted residual", "against chance"],
  rows: rows.flatMap(({ cells }, row) =>
    cells.map(({ count, share, residual, mark }, column) => [
      rowNames[row] ?? "",
      columnNames[column] ?? "",
      count,
      Number(share.toFixed(6)),
      Number(residual.toFixed(4)),
      mark ?? "",
    ]),
  ),
});

/** Which questions a file is about, and how many respondents are in it. */
export const crossedLines = (
  [rows, columns]: readonly [Crossable, Crossable],
  { both, several }: CrossedQuestions,
): readonly ProvenanceLine[] => [
  ["rows", rows.title],
  ["question id of rows", rows.id],
  ["columns", columns.title],
  ["question id of columns", columns.id],
  ["respondents counted", both],
  ["respondents with several answers, not counted", several],
];
