/** Numbers that look random and are the same for the same seed, on every machine. */
import { RandomBits, spreadHash } from "../../lib/statistics/random-bits.ts";

/** Mixes a whole number into a hash of 32 bits (MurmurHash3's steps). */
function mix(hash: number, value: number): number {
  let bits = Math.imul(value, 0xcc9e2d51);
  bits = Math.imul((bits << 15) | (bits >>> 17), 0x1b873593);
  const mixed = hash ^ bits;
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

export class Random extends RandomBits {
  /** One stream of numbers for each seed and each `stream`. */
  constructor(seed: number, stream = 0) {
    super(spreadHash(mix(mix(mix(0x9e37, seed), Math.floor(seed / 2 ** 32)), stream)));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** About normal, mean 0 and deviation 1: twelve uniform numbers, since `Math.log` may differ between machines. */
  normal(): number {
    let sum = -6;
    for (let term = 0; term < 12; term++) sum += this.next();
    return sum;
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.next() * items.length)] ?? items[0];
  }

  /** One of the items, as often as its weight says. */
  weighted<Item>(items: readonly [Weighted<Item>, ...Weighted<Item>[]]): Item {
    let left = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return items[0][0];
  }
}

export type Weighted<Item> = readonly [item: Item, weight: number];

/** An id of 24 hexadecimal digits for a name, such as "survey store-visit". */
export function namedId(seed: number, name: string): string {
  const part = (salt: number) => {
    let hash = mix(mix(salt, seed), Math.floor(seed / 2 ** 32));
    for (let at = 0; at < name.length; at++) hash = mix(hash, name.charCodeAt(at));
    return spreadHash(hash).toString(16).padStart(8, "0");
  };
  return part(1) + part(2) + part(3);
}
