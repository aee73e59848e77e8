/** Archives from bytes to checked documents: surveys, and chains packed as stores take them, so that a thread can hand them over. */
import type { PackableChain } from "../answers/packed/pack-builder.ts";
import { buffersOf } from "../answers/packed/packed-chains.ts";
import { surveyOf, type ArchivedSurvey } from "../documents/documents.ts";
import { BatchBuilder, type ChainBatch } from "../store/chain-batch.ts";
import { chainTemplate } from "../templates/chain-template.ts";
import { ArchiveError } from "./archive-fault.ts";
import { readLine } from "./read-line.ts";
import { usualLine } from "./usual-line.ts";

/** What lines hold, in their order. Lines count from 1, blank ones too. */
export type ArchivePart =
  | { readonly kind: "survey"; readonly line: number; readonly survey: ArchivedSurvey }
  | {
      readonly kind: "chains";
      readonly batch: ChainBatch;
      /** The line of each. */
      readonly lines: readonly number[];
      /** What is to be told of these lines and of others between them. */
      readonly notes: readonly LineNote[];
    };

export type LineNote = { readonly line: number } & (
  | { readonly kind: "unknown field"; readonly field: string }
  | { readonly kind: "fault"; readonly field?: string; readonly reason: string }
);

/** Reads and checks lines, as many at a time as a chunk of bytes ends. Unknown fields are told unless they are among `met`. */
export async function* readLines(
  archive: string,
  bytes: AsyncIterable<Uint8Array>,
  met: Set<string>,
): AsyncGenerator<readonly ArchivePart[]> {
  const parts = new PartReader(met);
  for await (const lines of splitLines(archive, bytes)) {
    for (const line of lines) parts.read(line);
    yield parts.take();
  }
}

/** The memory that is handed over with parts instead of being copied. */
export const buffersIn = (parts: readonly ArchivePart[]): ArrayBuffer[] =>
  parts.flatMap((part) => {
    if (part.kind !== "chains") return [];
    const { pack, templates } = part.batch;
    return [...buffersOf(pack), templates.ends.buffer, templates.bytes.buffer];
  });

class PartReader {
  readonly #met: Set<string>;
  readonly #batch = new BatchBuilder();
  #parts: ArchivePart[] = [];
  #lines: number[] = [];
  #notes: LineNote[] = [];

  constructor(met: Set<string>) {
    this.#met = met;
  }

  read({ number: line, text }: NumberedLine): void {
    const usual = text === undefined ? undefined : usualLine(text);
    if (usual === undefined) this.#readAny(line, text);
    else this.#add(line, usual.chain, usual.template);
  }

  /** What was read since this was asked last. */
  take(): readonly ArchivePart[] {
    this.#endChains();
    const parts = this.#parts;
    this.#parts = [];
    return parts;
  }

  #readAny(line: number, text: string | undefined): void {
    const reading = text === undefined ? NO_TEXT : readLine(text);
    if (!reading.ok) {
      const { ok: _ok, ...fault } = reading;
      this.#notes.push({ kind: "fault", line, ...fault });
      return;
    }
    for (const field of reading.unknownFields) {
      if (!this.#met.has(field)) this.#notes.push({ kind: "unknown field", line, field });
      this.#met.add(field);
    }
    if (reading.line.kind === "chain") return this.#add(line, reading.line, chainTemplate(reading.line));
    // What the chains before it answer must be known by then.
    this.#endChains();
    this.#parts.push({ kind: "survey", line, survey: surveyOf(reading.line) });
  }

  #add(line: number, chain: PackableChain, template: string): void {
    this.#lines.push(line);
    this.#batch.add(chain, template);
  }

  #endChains(): void {
    if (this.#lines.length === 0 && this.#notes.length === 0) return;
    this.#parts.push({ kind: "chains", batch: this.#batch.take(), lines: this.#lines, notes: this.#notes });
    [this.#lines, this.#notes] = [[], []];
  }
}

const NO_TEXT = { ok: false, reason: "is not valid UTF-8" } as const;

export interface NumberedLine {
  /** From 1, blank lines counted. */
  readonly number: number;
  /** Undefined where the bytes are not UTF-8. */
  readonly text: string | undefined;
}

/** Longer lines are refused before they fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A small file can be packed from gigabytes of blank lines. */
const MOST_BLANK = 1_000_000;

const NEWLINE = 0x0a;

/** Splits at line feeds; lines come in batches, as many as a chunk of bytes ends. */
export async function* splitLines(
  archive: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly NumberedLine[]> {
  const decode = strictDecoder();
  let [number, blank] = [0, 0];
  let rest: Uint8Array[] = [];
  let held = 0;
  for await (const chunk of chunks) {
    const lines: NumberedLine[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const text = decode(joined(rest, chunk.subarray(start, end)));
      number += 1;
      if (!isBlank(text)) lines.push(numbered(number, text));
      else if (++blank > MOST_BLANK)
        throw new ArchiveError({
          archive,
          line: number,
          reason: `is one of more than ${MOST_BLANK} blank lines`,
        });
      [rest, held, start] = [[], 0, end + 1];
    }
    rest.push(chunk.slice(start));
    held += chunk.length - start;
    if (held > MOST_BYTES) {
      throw new ArchiveError({ archive, line: number + 1, reason: `is longer than ${MOST_BYTES} bytes` });
    }
    if (lines.length > 0) yield lines;
  }
  const text = decode(joined(rest, new Uint8Array()));
  if (!isBlank(text)) yield [numbered(number + 1, text)];
}

const isBlank = (text: string | undefined): boolean => text?.trim() === "";

const numbered = (number: number, text: string | undefined): NumberedLine =>
  number === 1 ? { number, text: text?.replace(/^\uFEFF/, "") } : { number, text };

function joined(before: readonly Uint8Array[], last: Uint8Array): Uint8Array {
  if (before.length === 0) return last;
  const all = new Uint8Array(before.reduce((length, part) => length + part.length, last.length));
  let at = 0;
  for (const part of [...before, last]) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Text of UTF-8 bytes, or undefined. */
function strictDecoder(): (bytes: Uint8Array) => string | undefined {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  return (bytes) => {
    try {
      return decoder.decode(bytes);
    } catch {
      return undefined;
    }
  };
}
