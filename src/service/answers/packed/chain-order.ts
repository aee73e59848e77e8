/** The order of packed chains: by time, then by id, code point by code point. */
import { compareByCodePoint } from "../../../lib/text/code-point-order.ts";
import { hasOddId, ID_BYTES, type PackedChains } from "./packed-chains.ts";
import { textAt } from "./text-column.ts";

export interface ChainPlace {
  /** Unix seconds. */
  readonly time: number;
  readonly id: string;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** The id of a chain. */
export function idAt(pack: PackedChains, chain: number): string {
  if (hasOddId(pack, chain)) return textAt(pack.oddIds, chain);
  let id = "";
  for (let at = chain * ID_BYTES; at < (chain + 1) * ID_BYTES; at += 1) id += HEX[pack.ids[at] ?? 0] ?? "";
  return id;
}

export const placeAt = (pack: PackedChains, chain: number): ChainPlace => ({
  time: pack.time[chain] ?? 0,
  id: idAt(pack, chain),
});

/** Negative, zero or positive, as `Array.prototype.sort` wants it. */
export const comparePlaces = (a: ChainPlace, b: ChainPlace): number =>
  a.time - b.time || compareByCodePoint(a.id, b.id);

/** The same of chains in packs. */
export function compareChains(a: PackedChains, left: number, b: PackedChains, right: number): number {
  const apart = (a.time[left] ?? 0) - (b.time[right] ?? 0);
  if (apart !== 0) return apart;
  if (hasOddId(a, left) || hasOddId(b, right)) return compareByCodePoint(idAt(a, left), idAt(b, right));
  for (let at = 0; at < ID_BYTES; at += 1) {
    const difference = (a.ids[left * ID_BYTES + at] ?? 0) - (b.ids[right * ID_BYTES + at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The numbers of chains in ascending order, which archives mostly have. */
export function inOrder(pack: PackedChains): Uint32Array<ArrayBuffer> {
  const order = Uint32Array.from({ length: pack.chains }, (_, chain) => chain);
  if (isAscending(pack, order)) return order;
  // A tombstone and what follows it keep their order, which reversing would not.
  return order.toSorted((a, b) => compareChains(pack, a, pack, b) || a - b);
}

const isAscending = (pack: PackedChains, order: Uint32Array): boolean =>
  order.every((chain) => chain === 0 || compareChains(pack, chain - 1, pack, chain) <= 0);
