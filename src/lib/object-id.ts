/** The ids that most databases of this kind make, 24 hexadecimal digits in lower case, as numbers. */

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
