/** A number for each text that is met as bytes, counted up from 0: what was met before is found without decoding it. */
import { hashStep, HASH_START } from "./text/text-hash.ts";
import { standsAt } from "./stands-at.ts";

interface ByteText {
  readonly hash: number;
  readonly bytes: Uint8Array;
}

const NOTHING = new Uint8Array(0);

export class ByteTexts {
  readonly #texts: ByteText[] = [];
  /** Open addressing: the number plus one, 0 where the slot is free. */
  #slots = new Uint32Array(64);

  get size(): number {
    return this.#texts.length;
  }

  /** The text with a number that was given. */
  text(number: number): Uint8Array {
    return this.#texts[number]?.bytes ?? NOTHING;
  }

  /** The number of the text from `start` up to `end`; that of a new one is the size before. */
  number(bytes: Uint8Array, start: number, end: number): number {
    const hash = hashOf(bytes, start, end);
    const last = this.#slots.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0) return this.#add(slot, { hash, bytes: bytes.slice(start, end) });
      const text = this.#texts[number];
      if (text?.hash === hash && standsAt(text.bytes, bytes, start, end)) return number;
    }
  }

  #add(slot: number, text: ByteText): number {
    this.#texts.push(text);
    this.#slots[slot] = this.#texts.length;
    if (this.#texts.length * 2 > this.#slots.length) this.#spread();
    return this.#texts.length - 1;
  }

  #spread(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    const last = this.#slots.length - 1;
    for (const [number, { hash }] of this.#texts.entries()) {
      let slot = hash & last;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & last;
      this.#slots[slot] = number + 1;
    }
  }
}

/** FNV-1a, its bits folded. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = HASH_START;
  for (let at = start; at < end; at += 1) hash = hashStep(hash, bytes[at] ?? 0);
  return (hash ^ (hash >>> 15)) >>> 0;
}
