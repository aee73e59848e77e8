/** Bytes put together in one array that grows as needed. */

const encoder = new TextEncoder();

export class ByteWriter {
  #target: Uint8Array<ArrayBuffer>;
  #length = 0;

  /** `capacity`: how many bytes are expected. */
  constructor(capacity: number) {
    this.#target = new Uint8Array(Math.max(capacity, 16));
  }

  bytes(source: Uint8Array): void {
    const end = this.#length + source.length;
    if (end > this.#target.length) this.#grow(end);
    this.#target.set(source, this.#length);
    this.#length = end;
  }

  /** In UTF-8. */
  text(source: string): void {
    this.bytes(encoder.encode(source));
  }

  /** What has been written, in an array of just that length. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.#target.slice(0, this.#length);
  }

  #grow(least: number): void {
    const target = new Uint8Array(Math.max(least, this.#target.length * 2));
    target.set(this.#target.subarray(0, this.#length));
    this.#target = target;
  }
}
