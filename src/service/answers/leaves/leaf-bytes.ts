/** Leaves as bytes, each part by itself: numbers in the order of little-endian machines, all there are. */
import { ID_BYTES, type PackedChains } from "../packed/packed-chains.ts";
import { NO_TEXTS, type TextColumn } from "../packed/text-column.ts";
import type { LeafPart } from "./leaf.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A leaf's parts: what is always read, and what is read where it is asked for. */
export type LeafBytes = Readonly<Record<"numbers" | LeafPart, Bytes>>;

/** Widest first, so that each column begins where its numbers may. */
export function leafBytes(pack: PackedChains): LeafBytes {
  const { chains, time, ids, oddIds, group, answersEnd, question, flags, value } = pack;
  const sizes = Uint32Array.of(chains, question.length, oddIds.ends.length, oddIds.bytes.length);
  const columns = [sizes, time, value, group, answersEnd, question, oddIds.ends, ids, flags, oddIds.bytes];
  return { numbers: joined(columns), text: textBytes(pack.text), metadata: textBytes(pack.metadata) };
}

/** What `leafBytes` was given; parts that are absent have no texts. */
export function packOf({
  numbers,
  text,
  metadata,
}: Pick<LeafBytes, "numbers"> & Partial<LeafBytes>): PackedChains {
  const reader = new ColumnReader(numbers);
  const [chains = 0, answers = 0, oddEnds = 0, oddBytes = 0] = reader.words(4);
  const time = reader.doubles(chains);
  const value = reader.doubles(answers);
  const group = reader.words(chains);
  const answersEnd = reader.words(chains);
  const question = reader.words(answers);
  const ends = reader.words(oddEnds);
  const ids = reader.bytes(chains * ID_BYTES);
  const flags = reader.bytes(answers);
  const oddIds = { ends, bytes: reader.bytes(oddBytes) };
  return {
    chains,
    time,
    ids,
    oddIds,
    group,
    answersEnd,
    question,
    flags,
    value,
    text: text === undefined ? NO_TEXTS : textsOf(text),
    metadata: metadata === undefined ? NO_TEXTS : textsOf(metadata),
  };
}

const textBytes = ({ ends, bytes }: TextColumn): Bytes => joined([Uint32Array.of(ends.length), ends, bytes]);

function textsOf(part: Bytes): TextColumn {
  const reader = new ColumnReader(part);
  const [length = 0] = reader.words(1);
  const ends = reader.words(length);
  return { ends, bytes: reader.bytes(ends.at(-1) ?? 0) };
}

type Column = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Bytes;

function joined(columns: readonly Column[]): Bytes {
  const bytes = new Uint8Array(columns.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of columns) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/** Takes columns off bytes one after the other, without copying them. */
class ColumnReader {
  readonly #bytes: Bytes;
  #at = 0;

  constructor(bytes: Bytes) {
    // Numbers can be looked at in place only where they begin at a multiple of their size.
    this.#bytes = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  }

  doubles(length: number): Float64Array<ArrayBuffer> {
    return new Float64Array(this.#bytes.buffer, this.#next(length * 8), length);
  }

  words(length: number): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.#bytes.buffer, this.#next(length * 4), length);
  }

  bytes(length: number): Bytes {
    return new Uint8Array(this.#bytes.buffer, this.#next(length), length);
  }

  #next(size: number): number {
    const start = this.#bytes.byteOffset + this.#at;
    this.#at += size;
    return start;
  }
}
