/** The metadata of several parts as one set of columns, and their answers: the same value gets the same code. */
import { MAX_ANSWERS, type AnswerColumns } from "./answer-columns.ts";
import type { Columns } from "./columns.ts";
import { MAX_VALUES } from "./metadata-builder.ts";
import type { MetadataColumn } from "./metadata-columns.ts";
import { packMetadata, type OpenKey } from "./pack-metadata.ts";

/** The keys of one part. */
interface KeyedPart {
  readonly rows: number;
  readonly columns: readonly MetadataColumn[];
  readonly tooVaried: readonly string[];
}

/** Columns over the rows of all parts, one after the other. A key too varied in one part, or in sum, is given up. */
export function mergeMetadata(parts: readonly Columns[]): Pick<Columns, "metadata" | "tooVaried"> {
  const { columns, tooVaried } = mergeKeys(
    parts.map(({ rows, metadata, tooVaried: varied }) => ({ rows, columns: metadata, tooVaried: varied })),
    MAX_VALUES,
  );
  return { metadata: columns, tooVaried };
}

/** The same for answers; undefined where they were not read of some part that has rows. */
export function mergeAnswers(parts: readonly Columns[]): AnswerColumns | undefined {
  const keyed: KeyedPart[] = [];
  for (const { rows, answers } of parts) {
    if (answers !== undefined) keyed.push({ rows, ...answers });
    else if (rows > 0) return undefined;
  }
  return keyed.length === 0 ? undefined : mergeKeys(keyed, MAX_ANSWERS);
}

function mergeKeys(parts: readonly KeyedPart[], maxValues: number): AnswerColumns {
  const tooVaried = new Set(parts.flatMap((part) => part.tooVaried));
  const keys = new Set(parts.flatMap((part) => part.columns.map(({ key }) => key)));
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  const open = [...keys].flatMap((key) => {
    if (tooVaried.has(key)) return [];
    const merged = mergeKey(parts, key, rows, maxValues);
    if (merged === undefined) tooVaried.add(key);
    return merged === undefined ? [] : [merged];
  });
  return { columns: packMetadata(open, rows), tooVaried: [...tooVaried] };
}

function mergeKey(
  parts: readonly KeyedPart[],
  key: string,
  rows: number,
  maxValues: number,
): OpenKey | undefined {
  const columns = parts.map((part) => part.columns.find((column) => column.key === key));
  const places = new Map<string, number>();
  for (const value of columns.flatMap((column) => column?.values ?? [])) {
    places.set(value, places.get(value) ?? places.size + 1);
  }
  if (places.size > maxValues) return undefined;
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
