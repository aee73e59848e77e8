/** A number for each text met as bytes, from 0, found without decoding. Hashed four bytes at a time. */
import { HASH_START, hashStep } from "./text/text-hash.ts";

const WORD = 4;

/** A text to be found in other bytes. */
export class ByteText {
  readonly bytes: Uint8Array;
  readonly length: number;
  /** Four bytes each, of which the last ones may overlap those before; none of shorter texts. */
  readonly #words: Int32Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.length = bytes.length;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const count = bytes.length < WORD ? 0 : Math.ceil(bytes.length / WORD);
    this.#words = Int32Array.from({ length: count }, (_, at) =>
      view.getInt32(Math.min(at * WORD, bytes.length - WORD), true),
    );
  }

  /** Whether it stands at `at`, where there are as many bytes. */
  isAt(view: DataView, at: number): boolean {
    const words = this.#words;
    const last = words.length - 1;
    if (last < 0) return this.#isShortAt(view, at);
    if (view.getInt32(at + this.length - WORD, true) !== words[last]) return false;
    for (let place = 0; place < last; place += 1)
      if (view.getInt32(at + place * WORD, true) !== words[place]) return false;
    return true;
  }

  #isShortAt(view: DataView, at: number): boolean {
    for (let place = 0; place < this.length; place += 1)
      if (view.getUint8(at + place) !== this.bytes[place]) return false;
    return true;
  }
}

export class ByteTexts {
  readonly #texts: ByteText[] = [];
  readonly #hashes: number[] = [];
  /** Open addressing: the number plus one, 0 where the slot is free. */
  #slots = new Uint32Array(64);

  get size(): number {
    return this.#texts.length;
  }

  /** The text with a number that was given. */
  text(number: number): ByteText {
    const text = this.#texts[number];
    if (text === undefined) throw new RangeError(`no text ${number}`);
    return text;
  }

  /** The number of the text from `start` up to `end`; that of a new one is the size before. */
  number(view: DataView, start: number, end: number): number {
    const hash = hashOf(view, start, end);
    const last = this.#slots.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0)
        return this.#add(slot, hash, view.buffer.slice(view.byteOffset + start, view.byteOffset + end));
      const text = this.#texts[number];
      if (this.#hashes[number] === hash && text?.length === end - start && text.isAt(view, start))
        return number;
    }
  }

  #add(slot: number, hash: number, bytes: ArrayBufferLike): number {
    this.#texts.push(new ByteText(new Uint8Array(bytes)));
    this.#hashes.push(hash);
    this.#slots[slot] = this.#texts.length;
    if (this.#texts.length * 2 > this.#slots.length)
      this.#slots = slotsOf(this.#hashes, this.#slots.length * 2);
    return this.#texts.length - 1;
  }
}

/** FNV-1a of four bytes at a time, its bits folded. */
function hashOf(view: DataView, start: number, end: number): number {
  let hash = HASH_START;
  let at = start;
  for (; at + WORD <= end; at += WORD) {
    hash = hashStep(hash, view.getInt32(at, true));
    // Multiplying takes bits upwards alone.
    hash ^= hash >>> 15;
  }
  for (; at < end; at += 1) hash = hashStep(hash, view.getUint8(at));
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Slots of an open-addressing hash table: entry + 1, or 0 where free. `length` is a power of two. */
export function slotsOf(hashes: readonly number[], length: number): Uint32Array<ArrayBuffer> {
  const slots = new Uint32Array(length);
  const last = length - 1;
  for (const [number, hash] of hashes.entries()) {
    let slot = hash & last;
    while (slots[slot] !== 0) slot = (slot + 1) & last;
    slots[slot] = number + 1;
  }
  return slots;
}
