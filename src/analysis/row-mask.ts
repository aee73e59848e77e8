/** Which rows pass the filters on metadata: decided once for each combination, instead of once for each row. */
import type { Columns } from "./columns.ts";
import type { MetadataColumn, SmallNumbers } from "./metadata-columns.ts";

export interface MetadataTerm {
  readonly key: string;
  readonly value: string;
}

/** A row passes where `passing[index[row]]` is 1, and not where it is 0. */
export interface RowMask {
  readonly index: SmallNumbers;
  readonly passing: Uint8Array;
}

/** The rows whose chain has, for each key named, one of the values named with it; undefined without any term. */
export function rowMask({ metadata, rows }: Columns, terms: readonly MetadataTerm[]): RowMask | undefined {
  const byPack = new Map<SmallNumbers, Uint8Array>();
  for (const [key, named] of Map.groupBy(terms, (term) => term.key)) {
    const { values, codes, combinations } = metadata.find((column) => column.key === key) ?? inNoRow(rows);
    const wanted = new Set(named.map(({ value }) => value));
    const passes = [0, ...values.map((value) => Number(wanted.has(value)))];
    const passing = byPack.get(combinations) ?? new Uint8Array(codes.length).fill(1);
    codes.forEach((code, at) => (passing[at] = (passing[at] ?? 0) & (passes[code] ?? 0)));
    byPack.set(combinations, passing);
  }
  const [one, ...others] = Array.from(byPack, ([index, passing]) => ({ index, passing }));
  return one === undefined || others.length === 0 ? one : allOf([one, ...others], rows);
}

/** What a key amounts to that no chain has. */
const inNoRow = (rows: number): Omit<MetadataColumn, "key"> => ({
  values: [],
  codes: Uint8Array.of(0),
  combinations: new Uint8Array(rows),
});

/** The rows that pass every mask. */
function allOf(masks: readonly RowMask[], rows: number): RowMask {
  const index = new Uint8Array(rows).fill(1);
  for (const mask of masks) {
    for (let row = 0; row < rows; row++) {
      index[row] = (index[row] ?? 0) & (mask.passing[mask.index[row] ?? 0] ?? 0);
    }
  }
  return { index, passing: Uint8Array.of(0, 1) };
}
