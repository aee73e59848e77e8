/**
 * Chain ids in little room. The usual id is 24 hexadecimal digits whose first 8 are the second of creation:
 * those 8 are not kept where the time column has them. Ids of any other shape are kept as they are.
 */

/** Ids by row. */
export interface PackedIds {
  /** Digits 9 to 16 and 17 to 24 of each row's id. */
  readonly tails: Uint32Array<ArrayBuffer>;
  /** Digits 1 to 8; absent when they are the time in every row. */
  readonly heads?: Uint32Array<ArrayBuffer>;
  /** The ids that are not 24 lower-case hexadecimal digits. */
  readonly odd: ReadonlyMap<number, string>;
}

const USUAL = /^[0-9a-f]{24}$/;

/** An id as three numbers of 32 bits, or undefined for an id of another shape. */
export function packId(id: string): readonly [head: number, middle: number, tail: number] | undefined {
  if (!USUAL.test(id)) return undefined;
  return [
    Number.parseInt(id.slice(0, 8), 16),
    Number.parseInt(id.slice(8, 16), 16),
    Number.parseInt(id.slice(16), 16),
  ];
}

const digits = (part: number | undefined): string => (part ?? 0).toString(16).padStart(8, "0");

/** The id of the chain that a row belongs to. `time` is the time column. */
export function idAt(ids: PackedIds, time: Uint32Array, row: number): string {
  const odd = ids.odd.get(row);
  if (odd !== undefined) return odd;
  const { heads = time, tails } = ids;
  return digits(heads[row]) + digits(tails[2 * row]) + digits(tails[2 * row + 1]);
}

/**
 * The ids of `rows`, in that order. `time` is the time column of all rows, `picked` that of the chosen ones; heads
 * are left out where the latter tells them.
 */
export function pickIds(
  ids: PackedIds,
  time: Uint32Array,
  picked: Uint32Array,
  rows: Uint32Array,
): PackedIds {
  const { heads: all = time } = ids;
  const tails = new Uint32Array(rows.length * 2);
  const heads = new Uint32Array(rows.length);
  const odd = new Map<number, string>();
  let headless = true;
  rows.forEach((row, at) => {
    tails[2 * at] = ids.tails[2 * row] ?? 0;
    tails[2 * at + 1] = ids.tails[2 * row + 1] ?? 0;
    heads[at] = all[row] ?? 0;
    const name = ids.odd.get(row);
    if (name !== undefined) odd.set(at, name);
    else if (heads[at] !== picked[at]) headless = false;
  });
  return headless ? { tails, odd } : { tails, odd, heads };
}
