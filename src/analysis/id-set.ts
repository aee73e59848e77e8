/** A set of chain ids, at about eight bytes an id of the usual shape: so that each chain is counted once. */
import type { PackedId } from "./chain-ids.ts";
import { grown } from "./growing.ts";

const WORDS = 3;

export class IdSet {
  #size = 0;
  #parts = new Uint32Array(0);
  /** Open addressing: position of the id plus one, 0 where the slot is free. */
  #slots = new Uint32Array(1024);
  readonly #odd = new Set<string>();

  get size(): number {
    return this.#size + this.#odd.size;
  }

  /** Adds an id, `parts` as `packId` gives it; false when it was there already. */
  add(id: string, parts: PackedId | undefined): boolean {
    if (parts === undefined) return this.#odd.size !== this.#odd.add(id).size;
    const slot = this.#find(parts[0], parts[1], parts[2]);
    if (this.#slots[slot] !== 0) return false;
    this.#parts = grown(this.#parts, (this.#size + 1) * WORDS);
    this.#parts.set(parts, this.#size * WORDS);
    this.#size += 1;
    this.#slots[slot] = this.#size;
    if (this.#size * 2 > this.#slots.length) this.#spread();
    return true;
  }

  /** The slot that holds an id, or the free one where it belongs. */
  #find(head: number, middle: number, tail: number): number {
    const last = this.#slots.length - 1;
    let slot = mix(head, middle, tail) & last;
    for (;;) {
      const at = (this.#slots[slot] ?? 0) - 1;
      if (at < 0) return slot;
      const parts = this.#parts;
      const from = at * WORDS;
      if (parts[from + 2] === tail && parts[from + 1] === middle && parts[from] === head) return slot;
      slot = (slot + 1) & last;
    }
  }

  #spread(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let at = 0; at < this.#size; at++) {
      const [head = 0, middle = 0, tail = 0] = this.#parts.subarray(at * WORDS, at * WORDS + WORDS);
      this.#slots[this.#find(head, middle, tail)] = at + 1;
    }
  }
}

/** Spreads the bits of three words over one (multiply and fold, constants of MurmurHash3). */
function mix(head: number, middle: number, tail: number): number {
  let hash = Math.imul(head, 0xcc9e2d51) ^ Math.imul(middle, 0x1b873593) ^ tail;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
