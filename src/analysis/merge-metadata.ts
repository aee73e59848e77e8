/** The metadata columns of several parts as one set: the same value gets the same code. */
import type { Columns } from "./columns.ts";
import { MAX_VALUES } from "./metadata-builder.ts";
import { packMetadata, type OpenKey } from "./pack-metadata.ts";

type Merged = Pick<Columns, "metadata" | "tooVaried">;

/** Columns over the rows of all parts, one after the other. A key too varied in one part, or in sum, is given up. */
export function mergeMetadata(parts: readonly Columns[]): Merged {
  const tooVaried = new Set(parts.flatMap((part) => part.tooVaried));
  const keys = new Set(parts.flatMap((part) => part.metadata.map(({ key }) => key)));
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  const open = [...keys].flatMap((key) => {
    if (tooVaried.has(key)) return [];
    const merged = mergeKey(parts, key, rows);
    if (merged === undefined) tooVaried.add(key);
    return merged === undefined ? [] : [merged];
  });
  return { metadata: packMetadata(open, rows), tooVaried: [...tooVaried] };
}

function mergeKey(parts: readonly Columns[], key: string, rows: number): OpenKey | undefined {
  const columns = parts.map((part) => part.metadata.find((column) => column.key === key));
  const places = new Map<string, number>();
  for (const value of columns.flatMap((column) => column?.values ?? [])) {
    places.set(value, places.get(value) ?? places.size + 1);
  }
  if (places.size > MAX_VALUES) return undefined;
  const codes = new Uint16Array(rows);
  let start = 0;
  parts.forEach((part, place) => {
    const column = columns[place];
    const codeOf = [0, ...(column?.values ?? []).map((value) => places.get(value) ?? 0)];
    const byCombination = Uint16Array.from(column?.codes ?? [], (code) => codeOf[code] ?? 0);
    column?.combinations.forEach((each, row) => (codes[start + row] = byCombination[each] ?? 0));
    start += part.rows;
  });
  return { key, values: [...places.keys()], codes };
}
