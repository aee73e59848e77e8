/**
 * Archives into a store, all of them in one transaction: every line is checked against the schema and against the
 * surveys that came before it, in the same archives or in the store.
 */
import type { FeedbackTransaction, FeedbackWriter, WriteCounts } from "../store/store.ts";
import { questionsStillAnswered, quoted, SurveyQuestions } from "./survey-questions.ts";
import {
  surveyOf,
  type ArchivedChain,
  type ArchivedSurvey,
  type ArchiveLine,
} from "../documents/documents.ts";
import { readLine } from "./read-line.ts";

/** An archive to read: the name it is called by in messages, and its bytes, not compressed. */
export interface ArchiveSource {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** What an import tells while it runs. */
export interface ImportListener {
  /** Takes a line that can't be imported; without it the first such line ends the import. */
  readonly onFault?: (fault: ArchiveFault) => void;
  /** Hears of each unknown field once: its path, and where it was seen first. */
  readonly onUnknownField?: (
    field: string,
    first: { readonly archive: string; readonly line: number },
  ) => void;
  /** Hears how many chains have been read so far. */
  readonly onChains?: (read: number) => void;
}

/** Imports all `sources`, or throws `ArchiveError`, or what the store throws, and leaves the store as it was. */
export function importArchives(
  store: FeedbackWriter,
  sources: readonly ArchiveSource[],
  listener: ImportListener = {},
): Promise<WriteCounts> {
  return store.write(async (transaction) => {
    const importing = new Import(transaction, listener);
    for (const source of sources) await importing.read(source);
  });
}

class Import {
  readonly #transaction: FeedbackTransaction;
  readonly #listener: ImportListener;
  readonly #questions: SurveyQuestions;
  readonly #unknownFields = new Set<string>();
  #chains = 0;

  constructor(transaction: FeedbackTransaction, listener: ImportListener) {
    this.#transaction = transaction;
    this.#listener = listener;
    this.#questions = new SurveyQuestions(transaction);
  }

  async read({ name, bytes }: ArchiveSource): Promise<void> {
    for await (const lines of splitLines(name, bytes)) {
      let chains: ArchivedChain[] = [];
      for (const numbered of lines) {
        const line = await this.#checked(name, numbered);
        if (line?.kind === "chain") chains.push(line);
        if (line?.kind !== "survey") continue;
        // What the chains before it answer must be known by now.
        await this.#putChains(chains);
        chains = [];
        await this.#putSurvey(surveyOf(line), { archive: name, line: numbered.number });
      }
      await this.#putChains(chains);
      this.#listener.onChains?.(this.#chains);
    }
  }

  async #putChains(chains: readonly ArchivedChain[]): Promise<void> {
    await this.#transaction.putChains(chains);
    this.#chains += chains.length;
  }

  async #putSurvey(survey: ArchivedSurvey, at: { archive: string; line: number }): Promise<void> {
    const [lost] = await questionsStillAnswered(this.#transaction, survey);
    if (lost !== undefined) {
      const reason = `leaves out the question ${quoted(lost._id)}, whose answers are stored`;
      this.#refuse({ ...at, field: "questions", reason });
      return;
    }
    this.#questions.learn(survey);
    await this.#transaction.putSurvey(survey);
  }

  /** The document of a line; undefined where it is at fault and that is let pass. */
  async #checked(archive: string, { number, text }: NumberedLine): Promise<ArchiveLine | undefined> {
    if (text === undefined) return this.#refuse({ archive, line: number, reason: "is not valid UTF-8" });
    const reading = readLine(text);
    if (!reading.ok) {
      const { ok: _ok, ...fault } = reading;
      return this.#refuse({ archive, line: number, ...fault });
    }
    const { line, unknownFields } = reading;
    this.#warn(unknownFields, archive, number);
    const dangling = line.kind === "chain" ? await this.#questions.missingFor(line) : undefined;
    return dangling === undefined ? line : this.#refuse({ archive, line: number, ...dangling });
  }

  #refuse(fault: ArchiveFault): undefined {
    if (this.#listener.onFault === undefined) throw new ArchiveError(fault);
    this.#listener.onFault(fault);
  }

  #warn(fields: readonly string[], archive: string, line: number): void {
    for (const field of fields) {
      if (this.#unknownFields.has(field)) continue;
      this.#unknownFields.add(field);
      this.#listener.onUnknownField?.(field, { archive, line });
    }
  }
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

/** What is wrong with an archive, and where. */

/** One thing that is wrong. */
export interface ArchiveFault {
  /** The archive's name, as it was given. */
  readonly archive: string;
  /** From 1. */
  readonly line: number;
  /** The path of the field, such as `responses[0].valueNum`; absent where the line as a whole is meant. */
  readonly field?: string;
  readonly reason: string;
}

/** `archive:line: field reason`, for a person to read. */
export function describeFault({ archive, line, field, reason }: ArchiveFault): string {
  return `${archive}:${line}: ${field === undefined ? "" : `${field} `}${reason}`;
}

/** An archive that can't be read as it is. */
class ArchiveError extends Error {
  override readonly name = "ArchiveError";
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault, options?: ErrorOptions) {
    super(describeFault(fault), options);
    this.fault = fault;
  }
}
