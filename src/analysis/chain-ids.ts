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

/** An id as three numbers of 32 bits. */
export type PackedId = readonly [head: number, middle: number, tail: number];

/** The id as numbers, or undefined for one of another shape. */
export function packId(id: string): PackedId | undefined {
  if (id.length !== 24) return undefined;
  const [head, middle, tail] = [wordAt(id, 0), wordAt(id, 8), wordAt(id, 16)];
  return head < 0 || middle < 0 || tail < 0 ? undefined : [head, middle, tail];
}

/** Eight hexadecimal digits in lower case as a number, or a negative one for anything else: ten times `parseInt`. */
function wordAt(id: string, from: number): number {
  let [high, low] = [0, 0];
  for (let at = from; at < from + 4; at++) high = (high << 4) | digitOf(id.charCodeAt(at));
  for (let at = from + 4; at < from + 8; at++) low = (low << 4) | digitOf(id.charCodeAt(at));
  return high < 0 || low < 0 ? -1 : high * 0x1_0000 + low;
}

/** The value of a hexadecimal digit, -1 for any other character. */
function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 97 && code <= 102 ? code - 87 : -1;
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
