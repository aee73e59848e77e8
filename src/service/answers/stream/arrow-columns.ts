/** Arrow columns of a record batch from picked rows, each in its own buffer, valid until that is used again. */
import { answersStart, ID_BYTES, HAS_TEXT, HAS_VALUE, type PackedChains } from "../packed/packed-chains.ts";
import { idAt } from "../packed/chain-order.ts";
import { saysSomethingAt, type TextColumn } from "../packed/text-column.ts";
import { indicesFor, type Dictionary, type Indices } from "./dictionary.ts";
import type { ColumnBuffer } from "./column-buffer.ts";
import { NO_ANSWER, type PickedRows } from "./selection.ts";

export interface ArrowColumn {
  readonly values: Indices | Uint8Array<ArrayBuffer> | BigInt64Array<ArrayBuffer> | Float64Array<ArrayBuffer>;
  /** Of texts, where each begins and the last one ends. */
  readonly offsets?: Int32Array<ArrayBuffer>;
  readonly nulls: number;
  /** One bit a row, 0 for null; empty where there are no nulls. */
  readonly validity: Uint8Array<ArrayBuffer>;
}

/** Rows of a leaf, and where a column of them is made: what is made there holds until `room` is used again. */
export interface BatchOf {
  readonly pack: PackedChains;
  readonly rows: PickedRows;
  readonly room: ColumnBuffer;
}

const NONE = new Uint8Array(0);
const ID_WORDS = ID_BYTES / 4;
const whole = (values: ArrowColumn["values"]): ArrowColumn => ({ values, nulls: 0, validity: NONE });

/** Bits of rows. */
class Bits {
  readonly bytes: Uint8Array<ArrayBuffer>;
  set = 0;

  /** Of as many rows as `bytes`, all 0, has bits. */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }

  add(row: number): void {
    this.bytes[row >>> 3] = (this.bytes[row >>> 3] ?? 0) | (1 << (row & 7));
    this.set += 1;
  }

  /** `values` with these bits as those that are not null. */
  validating(values: ArrowColumn["values"], length: number): ArrowColumn {
    const nulls = length - this.set;
    return { values, nulls, validity: nulls === 0 ? NONE : this.bytes };
  }
}

/** Unix seconds of 64 bits, written by halves: a BigInt a row would cost ten times as much. */
export function timeColumn({ pack: { time }, rows: { length, chain }, room }: BatchOf): ArrowColumn {
  const values = new BigInt64Array(room.values(8 * length), 0, length);
  const halves = new Int32Array(values.buffer);
  for (let row = 0; row < length; row += 1) {
    const second = time[chain[row] ?? 0] ?? 0;
    halves[2 * row] = second;
    halves[2 * row + 1] = Math.floor(second / 0x1_0000_0000);
  }
  return whole(values);
}

/** Ids of 24 hexadecimal digits, twelve bytes each, copied a word at a time. */
export function idColumn({ pack: { ids }, rows: { length, chain }, room }: BatchOf): ArrowColumn {
  const from = new Uint32Array(ids.buffer, ids.byteOffset, ids.length / 4);
  const to = new Uint32Array(room.values(length * ID_BYTES), 0, length * ID_WORDS);
  for (let row = 0, at = 0; row < length; row += 1, at += ID_WORDS) {
    const own = (chain[row] ?? 0) * ID_WORDS;
    to[at] = from[own] ?? 0;
    to[at + 1] = from[own + 1] ?? 0;
    to[at + 2] = from[own + 2] ?? 0;
  }
  return whole(new Uint8Array(to.buffer, 0, to.byteLength));
}

/** Ids of any shape, as texts. */
export function idTextColumn({ pack, rows: { length, chain }, room }: BatchOf): ArrowColumn {
  const texts = room.texts();
  for (let row = 0; row < length; row += 1) texts.add(idAt(pack, chain[row] ?? 0));
  return textColumn(texts.view(), room);
}

/** What the group of each row's chain says. */
export function chainCodes(
  dictionary: Dictionary,
  { pack: { group }, rows: { length, chain }, room }: BatchOf,
): ArrowColumn {
  const values = indicesFor(dictionary, length, room);
  const { codes } = dictionary;
  for (let row = 0; row < length; row += 1) values[row] = codes[group[chain[row] ?? 0] ?? 0] ?? 0;
  return whole(values);
}

/** What the group of each row's question says; null for a chain without an answer. */
export function questionCodes(
  dictionary: Dictionary,
  { pack: { question }, rows: { length, answer }, room }: BatchOf,
): ArrowColumn {
  const values = indicesFor(dictionary, length, room).fill(0);
  const { codes } = dictionary;
  const valid = new Bits(room.bits(length));
  for (let row = 0; row < length; row += 1) {
    const own = answer[row] ?? NO_ANSWER;
    if (own === NO_ANSWER) continue;
    values[row] = codes[question[own] ?? 0] ?? 0;
    valid.add(row);
  }
  return valid.validating(values, length);
}

export function valueColumn({
  pack: { flags, value },
  rows: { length, answer },
  room,
}: BatchOf): ArrowColumn {
  const values = new Float64Array(room.values(8 * length), 0, length).fill(0);
  const valid = new Bits(room.bits(length));
  for (let row = 0; row < length; row += 1) {
    const own = answer[row] ?? NO_ANSWER;
    if (own === NO_ANSWER || ((flags[own] ?? 0) & HAS_VALUE) === 0) continue;
    values[row] = value[own] ?? 0;
    valid.add(row);
  }
  return valid.validating(values, length);
}

/** Texts of answers; `tells` says by number of a question's group whether they may be told. */
export function answerTexts(
  tells: Uint8Array,
  { pack: { flags, question, text }, rows: { length, answer }, room }: BatchOf,
): ArrowColumn {
  const texts = room.texts();
  const valid = new Bits(room.bits(length));
  for (let row = 0; row < length; row += 1) {
    const own = answer[row] ?? NO_ANSWER;
    if (own !== NO_ANSWER && ((flags[own] ?? 0) & HAS_TEXT) !== 0 && tells[question[own] ?? 0] === 1) {
      texts.addFrom(text, own);
      valid.add(row);
    } else texts.add("");
  }
  const column = textColumn(texts.view(), room);
  return { ...column, ...valid.validating(column.values, length) };
}

export function metadataColumn({ pack: { metadata }, rows: { length, chain }, room }: BatchOf): ArrowColumn {
  const texts = room.texts();
  // Mostly one row a chain, and one chain after the other.
  for (let row = 0; row < length;) {
    const first = chain[row] ?? 0;
    let next = row + 1;
    while (next < length && chain[next] === first + next - row) next += 1;
    texts.addRun(metadata, first, first + next - row);
    row = next;
  }
  return textColumn(texts.view(), room);
}

/** One bit a row: whether `isTrue` holds of the group of its chain. */
export function truthColumn(
  isTrue: Uint8Array,
  { pack: { group }, rows: { length, chain }, room }: BatchOf,
): ArrowColumn {
  const bits = new Bits(room.bits(length));
  for (let row = 0; row < length; row += 1) if (isTrue[group[chain[row] ?? 0] ?? 0] === 1) bits.add(row);
  return whole(bits.bytes);
}

/** One bit a row: whether its chain has a comment, which answers to the questions' groups of `canBe` can be. */
export function commentColumn(
  canBe: Uint8Array,
  { pack, rows: { length, chain }, room }: BatchOf,
): ArrowColumn {
  const bits = new Bits(room.bits(length));
  for (let row = 0; row < length; row += 1) if (hasComment(canBe, pack, chain[row] ?? 0)) bits.add(row);
  return whole(bits.bytes);
}

function hasComment(canBe: Uint8Array, pack: PackedChains, chain: number): boolean {
  const { answersEnd, question, flags, text } = pack;
  const end = answersEnd[chain] ?? 0;
  for (let answer = answersStart(pack, chain); answer < end; answer += 1) {
    const isText = ((flags[answer] ?? 0) & HAS_TEXT) !== 0 && canBe[question[answer] ?? 0] === 1;
    if (isText && saysSomethingAt(text, answer)) return true;
  }
  return false;
}

/** A small number that the group of each row's chain says. */
export function numberColumn(
  numbers: Uint8Array,
  { pack: { group }, rows: { length, chain }, room }: BatchOf,
): ArrowColumn {
  const values = new Int8Array(room.values(length), 0, length);
  for (let row = 0; row < length; row += 1) values[row] = numbers[group[chain[row] ?? 0] ?? 0] ?? 0;
  return whole(values);
}

/** Texts as a column without nulls. */
export function textColumn({ ends, bytes }: TextColumn, room: ColumnBuffer): ArrowColumn {
  const offsets = new Int32Array(room.values(4 * (ends.length + 1)), 0, ends.length + 1);
  offsets[0] = 0;
  offsets.set(ends, 1);
  return { values: bytes, offsets, nulls: 0, validity: NONE };
}
