/**
 * Answers kept as bytes for as long as nothing that they were made from has changed. Dashboards and page walkers ask
 * for the same pages again and again; making one costs many times what sending it costs. All of them lie in one piece
 * of memory, so that what comes and goes leaves nothing for the garbage collector.
 */

export interface MemoryOptions {
  /** Bytes kept at most, keys counted as well; the answers kept first go first. */
  readonly capacity: number;
}

/** An answer as it is kept. */
export interface KeptPage {
  readonly bytes: Uint8Array;
  /** The length without the content coding that it is kept in, if in any. */
  readonly decodedLength: number;
}

interface Place {
  readonly start: number;
  readonly length: number;
  /** Behind the answer, and behind as many bytes as its key has characters. */
  readonly end: number;
  readonly decodedLength: number;
}

export class PageMemory {
  readonly #capacity: number;
  /** The answers one behind the other; behind the last that fits, the start again. */
  #bytes: Uint8Array<ArrayBuffer> | undefined;
  /** The one kept first at the start. */
  readonly #places = new Map<string, Place>();
  #end = 0;
  #stamp = "";

  constructor({ capacity }: MemoryOptions) {
    this.#capacity = capacity;
  }

  /**
   * The answer that was kept under `key`, in place: its bytes hold until the next one is kept. `stamp` names the state
   * of the data now.
   */
  find(stamp: string, key: string): KeptPage | undefined {
    if (stamp !== this.#stamp || this.#bytes === undefined) return undefined;
    const place = this.#places.get(key);
    if (place === undefined) return undefined;
    const { start, length, decodedLength } = place;
    return { bytes: this.#bytes.subarray(start, start + length), decodedLength };
  }

  /** Keeps a copy of an answer made from the data in the state `stamp`; every other state is forgotten. */
  keep(stamp: string, key: string, { bytes, decodedLength }: KeptPage): void {
    if (stamp !== this.#stamp) {
      this.#places.clear();
      this.#end = 0;
      this.#stamp = stamp;
    }
    const size = bytes.length + key.length;
    if (size === 0 || size > this.#capacity || this.#places.has(key)) return;
    this.#bytes ??= new Uint8Array(this.#capacity);
    const start = this.#room(size);
    this.#end = start + size;
    this.#bytes.set(bytes, start);
    this.#places.set(key, { start, length: bytes.length, end: this.#end, decodedLength });
  }

  /** Where `length` bytes have room, once the answers that lay there are dropped. */
  #room(length: number): number {
    const fits = this.#end + length <= this.#capacity;
    const start = fits ? this.#end : 0;
    for (const [key, place] of this.#places) {
      const isPassedOver = !fits && place.start >= this.#end;
      const isInTheWay = place.start < start + length && place.end > start;
      if (!isPassedOver && !isInTheWay) break;
      this.#places.delete(key);
    }
    return start;
  }
}
