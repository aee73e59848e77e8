/**
 * Answers kept as bytes for as long as nothing that they were made from has changed. Dashboards and page walkers ask
 * for the same pages again and again; making one costs many times what sending it costs.
 */

export interface MemoryOptions {
  /** Bytes kept at most; the answers used longest ago go first. */
  readonly capacity: number;
}

export class PageMemory {
  readonly #capacity: number;
  /** In the order of use. */
  readonly #pages = new Map<string, Uint8Array<ArrayBuffer>>();
  #stamp = "";
  #size = 0;

  constructor({ capacity }: MemoryOptions) {
    this.#capacity = capacity;
  }

  /** The answer that was kept under `key`; `stamp` names the state of the data now. */
  find(stamp: string, key: string): Uint8Array<ArrayBuffer> | undefined {
    if (stamp !== this.#stamp) return undefined;
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Keeps an answer made from the data in the state `stamp`; every other state is forgotten. */
  keep(stamp: string, key: string, page: Uint8Array<ArrayBuffer>): void {
    if (stamp !== this.#stamp) {
      this.#pages.clear();
      this.#size = 0;
      this.#stamp = stamp;
    }
    const size = sizeOf(key, page);
    if (size > this.#capacity) return;
    this.#drop(key);
    this.#pages.set(key, page);
    this.#size += size;
    for (const [oldest] of this.#pages) {
      if (this.#size <= this.#capacity) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.#size -= sizeOf(key, page);
  }
}

const sizeOf = (key: string, page: Uint8Array): number => page.length + 2 * key.length;
