/** Packs put together of chains of other packs. */
import { PackBuilder } from "./pack-builder.ts";
import type { PackedChains } from "./packed-chains.ts";

/** Chains of two packs, in the order in which they are wanted. */
export interface Picks {
  readonly packs: readonly [PackedChains, PackedChains];
  /** For each chain which pack it is in. */
  readonly pack: Uint8Array<ArrayBuffer>;
  /** For each chain its number there. */
  readonly chain: Uint32Array<ArrayBuffer>;
  readonly length: number;
}

/** The chains picked from number `from` up to `to`. */
export function gatherChains({ packs, pack, chain }: Picks, from: number, to: number): PackedChains {
  const builder = new PackBuilder();
  for (let at = from, end = from; at < to; at = end) {
    const [own, first = 0] = [pack[at], chain[at]];
    while (end < to && pack[end] === own && chain[end] === first + end - at) end += 1;
    builder.addRun(packs[own === 0 ? 0 : 1], first, first + end - at);
  }
  return builder.take();
}
