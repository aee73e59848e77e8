/** Bytes of an archive as numbered lines: UTF-8 read strictly, a byte order mark and blank lines passed over. */
import { ArchiveError } from "./archive-error.ts";

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
