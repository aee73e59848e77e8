/**
 * Lines of an archive as checked documents, and as one thread that reads and checks hands them to another that writes: bytes
 * change hands without being copied.
 */
import { bytesAt, textAt, TextColumnBuilder, type TextColumn } from "../answers/packed/text-column.ts";
import type { ChainLine } from "../documents/documents.ts";
import { chainTemplate, type ChainTemplate, type StoredTemplate } from "../templates/chain-template.ts";
import { ArchiveError } from "./archive-fault.ts";
import { readLine, type ParsedLine } from "./read-line.ts";
import { usualTemplate } from "./usual-line.ts";

/** A line, from 1; its document or its fault, nothing where its bytes are not UTF-8. */
export interface ReadLine {
  readonly number: number;
  readonly reading: ParsedLine | undefined;
  /** A chain's, where it was made with the reading. */
  readonly template?: StoredTemplate;
}

/** Lines of one archive, to be posted. */
export interface PackedLines {
  readonly numbers: readonly number[];
  /** The chains among them, but for those that are read once more. */
  readonly chains: TextColumn;
  /** A template for each of these. */
  readonly templates: TextColumn;
  /** The texts of the other lines, by their place among `numbers`. */
  readonly others: ReadonlyMap<number, string | undefined>;
}

/** Reads and checks lines; they come in batches, as many as a chunk of bytes ends. */
export async function* readLines(
  archive: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly ReadLine[]> {
  for await (const lines of splitLines(archive, bytes)) yield lines.map(readNumbered);
}

const readNumbered = ({ number, text }: NumberedLine): ReadLine => ({
  number,
  reading: text === undefined ? undefined : readLine(text),
});

/** The same, packed. */
export async function* packLines(
  archive: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<PackedLines> {
  const [chains, templates] = [new TextColumnBuilder(), new TextColumnBuilder()];
  for await (const lines of splitLines(archive, bytes)) {
    chains.clear();
    templates.clear();
    const others = new Map<number, string | undefined>();
    for (const [at, { text }] of lines.entries()) {
      const template = text === undefined ? undefined : (usualTemplate(text) ?? plainTemplate(text));
      if (text === undefined || template === undefined) others.set(at, text);
      else {
        chains.add(text);
        templates.add(template);
      }
    }
    const numbers = lines.map(({ number }) => number);
    yield { numbers, chains: chains.finish(), templates: templates.finish(), others };
  }
}

/** What is handed over with packed lines instead of being copied. */
export const buffersOf = ({ chains, templates }: PackedLines): ArrayBuffer[] =>
  [chains, templates].flatMap(({ ends, bytes }) => [ends.buffer, bytes.buffer]);

/** The template of a chain's line that `JSON.parse` alone reads to the same end; undefined for any other line. */
function plainTemplate(text: string): ChainTemplate | undefined {
  // A key that assigns a prototype is passed over by the schema.
  if (text.includes("__proto__")) return undefined;
  const reading = readLine(text);
  if (!reading.ok || reading.line.kind === "survey") return undefined;
  const isPlain = reading.unknownFields.length === 0 && !reading.isReadAgain;
  return isPlain ? chainTemplate(reading.line) : undefined;
}

/** The lines of `packed`, as they would have been read here. */
export function unpackLines({ numbers, chains, templates, others }: PackedLines): readonly ReadLine[] {
  let next = 0;
  return numbers.map((number, at) => {
    if (others.has(at)) return readNumbered({ number, text: others.get(at) });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was checked where it was packed
    const line = JSON.parse(textAt(chains, next)) as ChainLine;
    const template = bytesAt(templates, next);
    next += 1;
    return { number, reading: { ok: true, line, unknownFields: [] }, template };
  });
}

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
