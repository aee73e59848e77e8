import type { WalkResult } from "../../client/walk/types.ts";
import type { FileChoice, FileFormat } from "./file-fields.tsx";
import { csvFile, type Fact, jsonLinesFile, type TableContents } from "./table-file.ts";
import type { FileProgress } from "./use-file.ts";
import type { SheetNames } from "./workbook-file.ts";

/** How much of what a file should rest on could be read. */
export type Extent = Pick<WalkResult, "complete" | "unreadable">;

/** True where nothing is missing. */
export const isWhole = ({ complete, unreadable }: Extent): boolean => complete && unreadable === 0;

/** What a file says besides its rows, in the language of the interface. */
export interface FileWords {
  readonly sheets: SheetNames;
  readonly provenance: (told: Extent & { readonly rows: number }) => readonly Fact[];
}

interface WrittenTable<Row> extends Omit<TableContents<Row>, "provenance">, Extent {
  /** The rows as JSON, where that can be chosen. */
  readonly lines?: Iterable<string>;
}

/** Throws where `signal` aborts. */
export async function writeTable<Row>(
  { complete, unreadable, lines = [], ...table }: WrittenTable<Row>,
  { format, marked, provenance: isTold }: FileChoice<FileFormat>,
  { sheets, provenance: tell }: FileWords,
  signal: AbortSignal,
  onProgress: (progress: FileProgress) => void,
): Promise<Blob> {
  const { count } = table;
  const onWritten = (rows: number) => onProgress({ step: "writing", rows, expected: count });
  onWritten(0);
  const provenance = isTold ? tell({ rows: count, complete, unreadable }) : [];
  const contents = { ...table, columns: withOwnHeaders(table.columns), provenance };
  if (format === "csv") return csvFile(contents, marked, { signal, onWritten });
  if (format === "jsonl") return jsonLinesFile(lines, provenance, { signal, onWritten });
  const { workbookFile } = await import("./workbook-file.ts");
  return workbookFile(contents, sheets, { signal, onWritten });
}

/** No two columns are called the same: the second of a name is "name (2)". */
function withOwnHeaders<Column extends { readonly header: string }>(columns: readonly Column[]) {
  const taken = new Set<string>();
  return columns.map((column) => {
    let header = column.header;
    for (let number = 2; taken.has(header); number += 1) header = `${column.header} (${number})`;
    taken.add(header);
    return { ...column, header };
  });
}
