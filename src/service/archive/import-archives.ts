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
import { storedTemplate, type StoredTemplate } from "../templates/chain-template.ts";
import { ArchiveError, type ArchiveFault } from "./archive-fault.ts";
import { readLines, type ReadLine } from "./read-lines.ts";

/** An archive to read: the name it is called by in messages, and its bytes, not compressed, or its lines as they are read. */
export type ArchiveSource = { readonly name: string } & (
  | { readonly bytes: AsyncIterable<Uint8Array> }
  | { readonly lines: AsyncIterable<readonly ReadLine[]> }
);

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

  async read(source: ArchiveSource): Promise<void> {
    const { name } = source;
    for await (const lines of "lines" in source ? source.lines : readLines(name, source.bytes)) {
      let [chains, templates]: [ArchivedChain[], StoredTemplate[]] = [[], []];
      for (const numbered of lines) {
        const line = await this.#checked(name, numbered);
        if (line?.kind === "chain") {
          chains.push(line);
          templates.push(numbered.template ?? storedTemplate(line));
        }
        if (line?.kind !== "survey") continue;
        // What the chains before it answer must be known by now.
        await this.#putChains(chains, templates);
        [chains, templates] = [[], []];
        await this.#putSurvey(surveyOf(line), { archive: name, line: numbered.number });
      }
      await this.#putChains(chains, templates);
      this.#listener.onChains?.(this.#chains);
    }
  }

  async #putChains(chains: readonly ArchivedChain[], templates: readonly StoredTemplate[]): Promise<void> {
    await this.#transaction.putChains(chains, templates);
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
  async #checked(archive: string, { number, reading }: ReadLine): Promise<ArchiveLine | undefined> {
    if (reading === undefined) return this.#refuse({ archive, line: number, reason: "is not valid UTF-8" });
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
