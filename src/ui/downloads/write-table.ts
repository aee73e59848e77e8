import type { FileChoice, FileFormat } from "./file-fields.tsx";
import { csvFile, type Fact, jsonLinesFile, type TableContents } from "./table-file.ts";
import type { FileProgress } from "./use-file.ts";
import type { SheetNames } from "./workbook-file.ts";

/** What a file says besides its rows, in the language of the interface. */
export interface FileWords {
  readonly sheets: SheetNames;
  readonly provenance: (told: { readonly rows: number; readonly complete: boolean }) => readonly Fact[];
}

interface WrittenTable<Row> extends Omit<TableContents<Row>, "provenance"> {
  /** False where not everything that matches could be read. */
  readonly complete: boolean;
  /** The rows as JSON, where that can be chosen. */
  readonly lines?: Iterable<string>;
}

/** Throws where `signal` aborts. */
export async function writeTable<Row>(
  { complete, lines = [], ...table }: WrittenTable<Row>,
  { format, marked, provenance: isTold }: FileChoice<FileFormat>,
  { sheets, provenance: tell }: FileWords,
  signal: AbortSignal,
  onProgress: (progress: FileProgress) => void,
): Promise<Blob> {
  const { count } = table;
  const onWritten = (rows: number) => onProgress({ step: "writing", rows, expected: count });
  onWritten(0);
  const provenance = isTold ? tell({ rows: count, complete }) : [];
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
