/** Texts one behind the other in UTF-8. */

import { saysSomething } from "../../../contract/answers/answers-link.ts";
import { grown } from "../../../lib/growing.ts";

export interface TextColumn {
  /** Where each text ends, in bytes; it begins where the one before it ends. */
  readonly ends: Uint32Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const NO_TEXTS: TextColumn = { ends: new Uint32Array(0), bytes: new Uint8Array(0) };

const textStart = ({ ends }: TextColumn, at: number): number => (at === 0 ? 0 : (ends[at - 1] ?? 0));

// A byte order mark at the front of a text is part of it.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export const bytesAt = (column: TextColumn, at: number): Uint8Array<ArrayBuffer> =>
  column.bytes.subarray(textStart(column, at), column.ends[at]);

export const textAt = (column: TextColumn, at: number): string => decoder.decode(bytesAt(column, at));

/** Whether text number `at` is more than blanks. */
export function saysSomethingAt(column: TextColumn, at: number): boolean {
  const start = textStart(column, at);
  if (start === column.ends[at]) return false;
  // Mostly the first letter tells: no visible character of ASCII is a blank.
  const first = column.bytes[start] ?? 0;
  return (first > 0x20 && first < 0x7f) || saysSomething(textAt(column, at));
}

/** Takes texts, or pieces of other columns, one after the other. */
export class TextColumnBuilder {
  readonly #encoder = new TextEncoder();
  #ends = new Uint32Array(0);
  #bytes = new Uint8Array(0);
  #length = 0;
  #end = 0;

  add(text: string): void {
    // A UTF-16 unit takes three bytes at most.
    this.#reserve(text.length * 3);
    if (text !== "") this.#end += this.#encoder.encodeInto(text, this.#bytes.subarray(this.#end)).written;
    this.#close();
  }

  addFrom(column: TextColumn, at: number): void {
    const start = textStart(column, at);
    const end = column.ends[at] ?? start;
    if (end > start) {
      this.#reserve(end - start);
      this.#bytes.set(column.bytes.subarray(start, end), this.#end);
      this.#end += end - start;
    }
    this.#close();
  }

  /** Appends the texts from number `from` up to `to` of another column. */
  addRun(column: TextColumn, from: number, to: number): void {
    const start = textStart(column, from);
    const end = textStart(column, to);
    this.#reserve(end - start);
    this.#bytes.set(column.bytes.subarray(start, end), this.#end);
    this.#ends = grown(this.#ends, this.#length + to - from);
    const apart = this.#end - start;
    for (let at = from; at < to; at += 1)
      this.#ends[this.#length + at - from] = (column.ends[at] ?? 0) + apart;
    this.#length += to - from;
    this.#end += end - start;
  }

  /** What was taken so far, as a copy. */
  finish(): TextColumn {
    return { ends: this.#ends.slice(0, this.#length), bytes: this.#bytes.slice(0, this.#end) };
  }

  /** The same where it lies, until more is taken. */
  view(): TextColumn {
    return { ends: this.#ends.subarray(0, this.#length), bytes: this.#bytes.subarray(0, this.#end) };
  }

  /** Starts anew and keeps its room. */
  clear(): void {
    this.#length = 0;
    this.#end = 0;
  }

  #close(): void {
    this.#ends = grown(this.#ends, this.#length + 1);
    this.#ends[this.#length] = this.#end;
    this.#length += 1;
  }

  #reserve(bytes: number): void {
    this.#bytes = grown(this.#bytes, this.#end + bytes);
  }
}
