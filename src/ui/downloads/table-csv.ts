import { csvLine, type CsvCell } from "../../lib/text/csv.ts";

/** Numbers as a table. */
export interface NumbersTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** One line of what a file says about itself: a name, the same in every language, and its value. */
export type ProvenanceLine = readonly [name: string, value: string | number];

/** A table, and what its numbers rest on after an empty line. */
export const tableCsv = ({ head, rows }: NumbersTable, lines: readonly ProvenanceLine[]): string =>
  [csvLine(head), ...rows.map(csvLine), "\r\n", ...lines.map(csvLine)].join("");
