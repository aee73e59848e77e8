/** Rows as CSV: RFC 4180, and nothing that a spreadsheet would take for a formula. */

/** A text or a number. */
export type CsvCell = string | number;

const MARK = "\uFEFF";
const LINE_END = "\r\n";
/** What makes a spreadsheet calculate: a text that begins so gets an apostrophe before it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** One line with its end. Numbers are written as they are; texts that look like formulas are neutralised. */
export const csvLine = (cells: readonly CsvCell[]): string => cells.map(csvField).join(",") + LINE_END;

/** What the file begins with so that spreadsheets read it as UTF-8. */
export const byteOrderMark = (wanted: boolean): string => (wanted ? MARK : "");

function csvField(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export interface NumbersTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** One line of what a file says about itself: a name, the same in every language, and its value. */
export type ProvenanceLine = readonly [name: string, value: string | number];

/** A table, and what its numbers rest on after an empty line. */
export const tableCsv = ({ head, rows }: NumbersTable, lines: readonly ProvenanceLine[]): string =>
  [csvLine(head), ...rows.map(csvLine), "\r\n", ...lines.map(csvLine)].join("");
