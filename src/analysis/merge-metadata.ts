/** The metadata columns of several parts as one set: the same value gets the same code. */
import type { Columns } from "./columns.ts";
import { MAX_VALUES, type MetadataColumn } from "./metadata-columns.ts";

type Merged = Pick<Columns, "metadata" | "tooVaried">;

/** Columns over the rows of all parts, one after the other. A key too varied in one part, or in sum, is given up. */
export function mergeMetadata(parts: readonly Columns[]): Merged {
  const tooVaried = new Set(parts.flatMap((part) => part.tooVaried));
  const keys = new Set(parts.flatMap((part) => part.metadata.map(({ key }) => key)));
  const metadata = [...keys].toSorted().flatMap((key) => {
    if (tooVaried.has(key)) return [];
    const column = mergeKey(parts, key);
    if (column === undefined) tooVaried.add(key);
    return column === undefined ? [] : [column];
  });
  return { metadata, tooVaried: [...tooVaried] };
}

function mergeKey(parts: readonly Columns[], key: string): MetadataColumn | undefined {
  const columns = parts.map((part) => part.metadata.find((column) => column.key === key));
  const places = new Map<string, number>();
  for (const value of columns.flatMap((column) => column?.values ?? [])) {
    places.set(value, places.get(value) ?? places.size + 1);
  }
  if (places.size > MAX_VALUES) return undefined;
  const codes = new Uint16Array(parts.reduce((sum, part) => sum + part.rows, 0));
  let start = 0;
  parts.forEach((part, place) => {
    const column = columns[place];
    const codeOf = [0, ...(column?.values ?? []).map((value) => places.get(value) ?? 0)];
    column?.codes.forEach((code, row) => (codes[start + row] = codeOf[code] ?? 0));
    start += part.rows;
  });
  return { key, values: [...places.keys()], codes };
}
