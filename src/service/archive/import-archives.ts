/**
 * Archives into a store, all of them in one transaction: every line is checked against the schema and against the
 * surveys that came before it, in the same archives or in the store.
 */
import { textAt } from "../answers/packed/text-column.ts";
import type { ArchivedChain, ArchivedSurvey } from "../documents/documents.ts";
import type { ChainBatch } from "../store/chain-batch.ts";
import type { FeedbackTransaction, FeedbackWriter, WriteCounts } from "../store/store.ts";
import { archiveLine } from "../templates/chain-template.ts";
import { ArchiveError, type ArchiveFault } from "./archive-fault.ts";
import type { ArchivePart } from "./read-lines.ts";
import { questionsStillAnswered, quoted, SurveyQuestions } from "./survey-questions.ts";

/** An archive to read: the name it is called by in messages, and what its lines hold, as they are read. */
export interface ArchiveSource {
  readonly name: string;
  readonly parts: AsyncIterable<readonly ArchivePart[]>;
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
  #chains = 0;

  constructor(transaction: FeedbackTransaction, listener: ImportListener) {
    this.#transaction = transaction;
    this.#listener = listener;
    this.#questions = new SurveyQuestions(transaction);
  }

  async read({ name: archive, parts: read }: ArchiveSource): Promise<void> {
    for await (const parts of read) {
      for (const part of parts) {
        if (part.kind === "chains") await this.#putChains(archive, part.batch, part.lines);
        else if (part.kind === "survey") await this.#putSurvey(part.survey, { archive, line: part.line });
        else if (part.kind === "fault") this.#refuse(part.fault);
        else this.#listener.onUnknownField?.(part.field, { archive, line: part.line });
      }
      this.#listener.onChains?.(this.#chains);
    }
  }

  async #putChains(archive: string, batch: ChainBatch, lines: readonly number[]): Promise<void> {
    let next = 0;
    if (!(await this.#questions.haveAll(batch.references))) {
      for (const [at, line] of lines.entries()) {
        const dangling = await this.#questions.missingFor(chainAt(batch, at));
        if (dangling === undefined) continue;
        this.#refuse({ archive, line, ...dangling });
        await this.#put(batch, next, at);
        next = at + 1;
      }
    }
    await this.#put(batch, next, lines.length);
  }

  async #put(batch: ChainBatch, from: number, to: number): Promise<void> {
    await this.#transaction.putBatch(batch, from, to);
    this.#chains += to - from;
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

  #refuse(fault: ArchiveFault): void {
    if (this.#listener.onFault === undefined) throw new ArchiveError(fault);
    this.#listener.onFault(fault);
  }
}

/** What a chain of a batch refers to. */
const chainAt = ({ templates }: ChainBatch, at: number) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was checked before it was packed
  JSON.parse(archiveLine({ template: textAt(templates, at), isClosed: true, surveyVersion: 3 })) as Pick<
    ArchivedChain,
    "surveyId" | "responses"
  >;
