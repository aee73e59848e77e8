/** Room for a column of one batch after another: a new place for each would keep the garbage collector busy. */
import { TextColumnBuilder } from "../packed/text-column.ts";

/** What lies in it holds until as much is asked for again. */
export class ColumnBuffer {
  readonly #texts = new TextColumnBuilder();
  #values = new ArrayBuffer(0);
  #bits = new Uint8Array(0);

  /** So many bytes or more, which may say anything. */
  values(bytes: number): ArrayBuffer {
    if (bytes > this.#values.byteLength) this.#values = new ArrayBuffer(bytes);
    return this.#values;
  }

  /** A bit for each of `rows`, all 0. */
  bits(rows: number): Uint8Array<ArrayBuffer> {
    const bytes = (rows + 7) >>> 3;
    if (bytes > this.#bits.length) this.#bits = new Uint8Array(bytes);
    return this.#bits.subarray(0, bytes).fill(0);
  }

  /** No texts yet. */
  texts(): TextColumnBuilder {
    this.#texts.clear();
    return this.#texts;
  }
}
