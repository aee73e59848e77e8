/** A number for each id, at 24 to 48 bytes an id of the usual shape, where a map of texts takes more than a hundred. */
import { grown } from "./growing.ts";

/** An id of the usual shape, 24 hexadecimal digits in lower case, as three numbers of 32 bits. */
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

/** An entry: the three words of the id, and its number. */
const WORDS = 4;

export class IdMap {
  #size = 0;
  #entries = new Uint32Array(0);
  /** Open addressing: position of the entry plus one, 0 where the slot is free. */
  #slots = new Uint32Array(1024);
  /** The ids of any other shape. */
  readonly #odd = new Map<string, number>();

  get size(): number {
    return this.#size + this.#odd.size;
  }

  get(id: string): number | undefined {
    const parts = packId(id);
    if (parts === undefined) return this.#odd.get(id);
    const at = this.#slots[this.#find(parts[0], parts[1], parts[2])] ?? 0;
    return at === 0 ? undefined : this.#entries[at * WORDS - 1];
  }

  /** Gives an id a whole number below 2³², and returns the one it had. `parts` is the id as `packId` gives it. */
  replace(id: string, number: number, parts: PackedId | undefined = packId(id)): number | undefined {
    if (parts === undefined) {
      const former = this.#odd.get(id);
      this.#odd.set(id, number);
      return former;
    }
    const slot = this.#find(parts[0], parts[1], parts[2]);
    const at = this.#slots[slot] ?? 0;
    if (at === 0) return this.#add(slot, parts, number);
    const former = this.#entries[at * WORDS - 1];
    this.#entries[at * WORDS - 1] = number;
    return former;
  }

  #add(slot: number, parts: PackedId, number: number): undefined {
    const from = this.#size * WORDS;
    this.#entries = grown(this.#entries, from + WORDS);
    this.#entries.set(parts, from);
    this.#entries[from + WORDS - 1] = number;
    this.#size += 1;
    this.#slots[slot] = this.#size;
    if (this.#size * 2 > this.#slots.length) this.#spread();
  }

  /** The slot that holds an id, or the free one where it belongs. */
  #find(head: number, middle: number, tail: number): number {
    const last = this.#slots.length - 1;
    let slot = mix(head, middle, tail) & last;
    for (;;) {
      const at = (this.#slots[slot] ?? 0) - 1;
      if (at < 0) return slot;
      const entries = this.#entries;
      const from = at * WORDS;
      if (entries[from + 2] === tail && entries[from + 1] === middle && entries[from] === head) return slot;
      slot = (slot + 1) & last;
    }
  }

  #spread(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    const entries = this.#entries;
    for (let at = 0; at < this.#size; at++) {
      const from = at * WORDS;
      this.#slots[this.#find(entries[from] ?? 0, entries[from + 1] ?? 0, entries[from + 2] ?? 0)] = at + 1;
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
