/**
 * Metadata as columns. What the keys say together is mostly said by many chains: of a row only the number of that
 * combination is kept, and for each combination what every key says ("junk dimension": Kimball and Ross, The Data
 * Warehouse Toolkit). Two bytes a row for all keys that are packed together, one where their combinations are few.
 */

/** Numbers from 0 on: one byte each where there are at most 256 different ones, two up to 65,536. */
export type SmallNumbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;

/** One key. A row's code is `codes[combinations[row]]`: the value's place in `values` plus one, 0 without the key. */
export interface MetadataColumn {
  readonly key: string;
  readonly values: readonly string[];
  /** Codes by combination. */
  readonly codes: SmallNumbers;
  /** Combinations by row: the very same array in all keys that are packed together. */
  readonly combinations: SmallNumbers;
}

/** `length` zeros, with room for `count` different numbers. */
export const smallNumbers = (count: number, length: number): SmallNumbers =>
  count <= 0x100 ? new Uint8Array(length) : new Uint16Array(length);

/** The metadata of `rows`, in that order. Keys that were packed together still are. */
export function pickMetadata(
  columns: readonly MetadataColumn[],
  rows: Uint32Array,
): readonly MetadataColumn[] {
  const picked = new Map<SmallNumbers, SmallNumbers>();
  return columns.map((column) => {
    const combinations = picked.get(column.combinations) ?? pickCombinations(column, rows);
    picked.set(column.combinations, combinations);
    return { ...column, combinations };
  });
}

function pickCombinations({ codes, combinations }: MetadataColumn, rows: Uint32Array): SmallNumbers {
  const picked = smallNumbers(codes.length, rows.length);
  for (let at = 0; at < rows.length; at++) picked[at] = combinations[rows[at] ?? 0] ?? 0;
  return picked;
}
