/** CSV and JSON lines, written a stretch at a time so that the page stays usable. */
import { nextTask } from "../../../lib/next-task.ts";
import type { ExportColumn } from "./columns.ts";
import { byteOrderMark, csvLine } from "../../../lib/text/csv.ts";
import type { GatheredRows } from "./gathered-rows.ts";

/** A term and what it says, as lines about a file. */
export type Fact = readonly [term: string, text: string];

export interface FileContents {
  readonly rows: GatheredRows;
  readonly columns: readonly ExportColumn[];
  /** Where the rows come from; empty where that is not asked for. */
  readonly provenance: readonly Fact[];
}

export interface Writing {
  readonly signal: AbortSignal;
  /** Told of the rows written so far. */
  readonly onWritten: (rows: number) => void;
}

/** Lines about the file come first, each beginning with #, then the headers. */
export function csvFile(contents: FileContents, marked: boolean, writing: Writing): Promise<Blob> {
  const { rows, columns, provenance } = contents;
  const about = provenance.map(([term, text]) => csvLine([`# ${term}`, text]));
  const head = byteOrderMark(marked) + about.join("") + csvLine(columns.map(({ header }) => header));
  const lines = rows.chains().map((chain) => csvLine(columns.map(({ cell }) => cell(chain))));
  return textFile("text/csv;charset=utf-8", head, lines, writing);
}

/** Chains as the API gives them, one a line; a line about the file comes first. */
export function jsonLinesFile({ rows, provenance }: FileContents, writing: Writing): Promise<Blob> {
  const about =
    provenance.length === 0 ? "" : `${JSON.stringify({ about: Object.fromEntries(provenance) })}\n`;
  return textFile(
    "application/jsonl;charset=utf-8",
    about,
    rows.lines().map((line) => `${line}\n`),
    writing,
  );
}

const STRETCH = 500;

async function textFile(
  type: string,
  head: string,
  lines: Iterable<string>,
  { signal, onWritten }: Writing,
): Promise<Blob> {
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
