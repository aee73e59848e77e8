/** Packed chains merged into those of a leaf. */
import { compareChains } from "../packed/chain-order.ts";
import { STONE } from "../packed/chain-packer.ts";
import type { Picks } from "../packed/gather-chains.ts";
import type { PackedChains } from "../packed/packed-chains.ts";

const OLD = 0;
const NEW = 1;

/**
 * The chains of `old`, which ascend, and those of `added` that `order` names in ascending order. What is at the place
 * of one of these is replaced; of several at one place the last one holds, and a stone leaves nothing.
 */
export function mergeInto(old: PackedChains, added: PackedChains, order: Uint32Array): Picks {
  const pack = new Uint8Array(old.chains + order.length);
  const chain = new Uint32Array(old.chains + order.length);
  let length = 0;
  const pick = (from: number, index: number): void => {
    pack[length] = from;
    chain[length] = index;
    length += 1;
  };
  let next = 0;
  for (let at = 0; at < order.length; at += 1) {
    const own = order[at] ?? 0;
    const follower = order[at + 1];
    if (follower !== undefined && compareChains(added, own, added, follower) === 0) continue;
    let apart = -1;
    while (next < old.chains && (apart = compareChains(old, next, added, own)) < 0) {
      pick(OLD, next);
      next += 1;
    }
    if (next < old.chains && apart === 0) next += 1;
    if (added.group[own] !== STONE) pick(NEW, own);
  }
  for (; next < old.chains; next += 1) pick(OLD, next);
  return { packs: [old, added], pack, chain, length };
}
