/** Columns of a record batch as arrays of numbers: a value of its own for each row would cost ten times as much. */
import type { Batch, Table } from "@uwdata/flechette";
import type { RowTexts } from "../../analysis/columns/answer-rows.ts";
import { brokenStream } from "./arrow-messages.ts";

/** The part of a column that a record batch holds: a table of a single batch has one. Its type was checked. */
function partOf(table: Table, name: string): Batch<unknown> {
  const part: Batch<unknown> | undefined = table.getChild(name).data[0];
  if (part === undefined || part.length !== table.numRows) throw brokenStream(`no column ${name}`);
  return part;
}

/** Calls back for every row that is null: mostly none of eight is. */
function forEachNull({ length, nullCount, validity }: Batch<unknown>, onNull: (row: number) => void): void {
  if (nullCount === 0) return;
  for (let first = 0; first < length; first += 8) {
    if (validity[first >>> 3] === 0xff) continue;
    const end = Math.min(first + 8, length);
    for (let row = first; row < end; row += 1) if (bitAt(validity, row) === 0) onNull(row);
  }
}

const bitAt = (bits: Uint8Array, row: number): number => ((bits[row >>> 3] ?? 0) >>> (row & 7)) & 1;

// Buffers may be padded: they are as long as their column or longer.

/** Places in the dictionary, -1 for null. */
export function placesIn(table: Table, name: string): Int32Array<ArrayBuffer> {
  const part = partOf(table, name);
  const places = new Int32Array(part.length);
  const { values } = part;
  if (values instanceof Int8Array || values instanceof Int16Array || values instanceof Int32Array)
    places.set(values.subarray(0, part.length));
  forEachNull(part, (row) => (places[row] = -1));
  return places;
}

/** Numbers, NaN for null. */
export function numbersIn(table: Table, name: string): Float64Array<ArrayBuffer> {
  const part = partOf(table, name);
  const numbers = new Float64Array(part.length);
  if (part.values instanceof Float64Array) numbers.set(part.values.subarray(0, part.length));
  forEachNull(part, (row) => (numbers[row] = Number.NaN));
  return numbers;
}

/** Seconds of 64 bits, read by halves. */
export function secondsIn(table: Table, name: string): Float64Array<ArrayBuffer> {
  const { length, values } = partOf(table, name);
  const seconds = new Float64Array(length);
  const halves = new Int32Array(values.buffer, values.byteOffset, values.byteLength >>> 2);
  for (let row = 0; row < length; row += 1)
    seconds[row] = (halves[2 * row + 1] ?? 0) * 0x1_0000_0000 + ((halves[2 * row] ?? 0) >>> 0);
  return seconds;
}

/** 1 for what is true. */
export function truthsIn(table: Table, name: string): Uint8Array<ArrayBuffer> {
  const { length, values } = partOf(table, name);
  const truths = new Uint8Array(length);
  if (values instanceof Uint8Array)
    for (let row = 0; row < length; row += 1) truths[row] = bitAt(values, row);
  return truths;
}

/** Texts as they are. */
export function textsIn(table: Table, name: string): RowTexts {
  const { offsets, values } = partOf(table, name);
  if (!(offsets instanceof Int32Array) || !(values instanceof Uint8Array))
    throw brokenStream(`no texts in ${name}`);
  return { offsets, bytes: values };
}

const ID_BYTES = 12;

/** The numbers of ids of twelve bytes, three a row; undefined where ids are texts. */
export function packedIdsIn(table: Table, name: string): Uint32Array<ArrayBuffer> | undefined {
  const { length, values, offsets } = partOf(table, name);
  if (offsets !== undefined || !(values instanceof Uint8Array)) return undefined;
  if (values.length < length * ID_BYTES) throw brokenStream("ids that are cut short");
  // Copied, for numbers begin at a multiple of four; the first digits of an id stand in the first of its bytes.
  const words = new Uint32Array(values.slice(0, length * ID_BYTES).buffer);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    words[at] = (word << 24) | ((word << 8) & 0xff_0000) | ((word >>> 8) & 0xff00) | (word >>> 24);
  }
  return words;
}
