/** Tables as files: CSV and lines of JSON, written a stretch at a time so that the page stays usable. */
import { nextTask } from "../../lib/next-task.ts";
import { byteOrderMark, csvLine } from "../../lib/text/csv.ts";

/** What stands in one cell of a table that leaves this page. */
export type Cell = string | number;

export interface TableColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => Cell;
  /** The cells are texts of `written-moments.ts`: a workbook has times in their place. */
  readonly isTime?: boolean;
  /** Width in characters. */
  readonly width: number;
}

/** A term and what it says, as lines about a file. */
export type Fact = readonly [term: string, text: string];

export interface TableContents<Row> {
  readonly rows: Iterable<Row>;
  readonly count: number;
  readonly columns: readonly TableColumn<Row>[];
  /** Where the rows come from; empty where that is not asked for. */
  readonly provenance: readonly Fact[];
}

export interface Writing {
  readonly signal: AbortSignal;
  readonly onWritten: (rows: number) => void;
}

/** More rows than one sheet of a workbook holds: no file is made rather than a cut one. */
export class TooManyRows extends Error {
  override readonly name = "TooManyRows";
  readonly most: number;

  constructor(most: number) {
    super(`more than ${most} rows`);
    this.most = most;
  }
}

/** Lines about the file come first, each beginning with #, then the headers. */
export function csvFile<Row>(
  { rows, columns, provenance }: TableContents<Row>,
  marked: boolean,
  writing: Writing,
): Promise<Blob> {
  const about = provenance.map(([term, text]) => csvLine([`# ${term}`, text]));
  const head = byteOrderMark(marked) + about.join("") + csvLine(columns.map(({ header }) => header));
  const lines = Iterator.from(rows).map((row) => csvLine(columns.map(({ cell }) => cell(row))));
  return textFile("text/csv;charset=utf-8", head, lines, writing);
}

/** One value a line; a line about the file comes first. */
export function jsonLinesFile(lines: Iterable<string>, provenance: readonly Fact[], writing: Writing) {
  const about =
    provenance.length === 0 ? "" : `${JSON.stringify({ about: Object.fromEntries(provenance) })}\n`;
  return textFile(
    "application/jsonl;charset=utf-8",
    about,
    Iterator.from(lines).map((line) => `${line}\n`),
    writing,
  );
}

const STRETCH = 500;

async function textFile(type: string, head: string, lines: Iterable<string>, { signal, onWritten }: Writing) {
  const parts: Blob[] = [];
  let [text, written] = [head, 0];
  for (const line of lines) {
    text += line;
    written += 1;
    if (written % STRETCH !== 0) continue;
    // The browser may put what is in a Blob on disk.
    parts.push(new Blob([text]));
    text = "";
    onWritten(written);
    await nextTask();
    signal.throwIfAborted();
  }
  return new Blob([...parts, text], { type });
}
