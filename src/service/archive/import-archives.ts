/**
 * Archives into a store, all of them in one transaction: every line is checked against the schema and against the
 * surveys that came before it, in the same archives or in the store.
 */
import { textAt } from "../answers/packed/text-column.ts";
import type { ArchivedSurvey } from "../documents/documents.ts";
import { factsIn, type ChainBatch } from "../store/chain-batch.ts";
import type { FeedbackTransaction, FeedbackWriter, WriteCounts } from "../store/store.ts";
import { referencesIn } from "../templates/chain-template.ts";
import { ArchiveError, type ArchiveFault } from "./archive-fault.ts";
import type { ArchivePart, LineNote } from "./read-lines.ts";
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
  /** Hears of each survey that replaces one with other content. */
  readonly onSurveyReplaced?: () => void;
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

type ChainsPart = Extract<ArchivePart, { readonly kind: "chains" }>;

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
        if (part.kind === "survey") await this.#putSurvey(part.survey, { archive, line: part.line });
        else await this.#putChains(archive, part);
      }
      this.#listener.onChains?.(this.#chains);
    }
  }

  async #putChains(archive: string, { batch, lines, notes }: ChainsPart): Promise<void> {
    const dangling = await this.#dangling(batch);
    const faults = Array.from(dangling, ([at, fault]): LineNote => ({
      kind: "fault",
      line: lines[at] ?? 0,
      ...fault,
    }));
    for (const note of [...notes, ...faults].toSorted((one, other) => one.line - other.line)) {
      this.#tell(archive, note);
    }
    await this.#transaction.putBatch(batch, new Set(dangling.keys()));
    this.#chains += lines.length - dangling.size;
  }

  async #putSurvey(survey: ArchivedSurvey, at: { archive: string; line: number }): Promise<void> {
    const [lost] = await questionsStillAnswered(this.#transaction, survey);
    if (lost !== undefined) {
      const reason = `leaves out the question ${quoted(lost._id)}, whose answers are stored`;
      this.#refuse({ ...at, field: "questions", reason });
      return;
    }
    const before = await this.#transaction.survey(survey._id);
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(survey))
      this.#listener.onSurveyReplaced?.();
    this.#questions.learn(survey);
    await this.#transaction.putSurvey(survey);
  }

  #tell(archive: string, { line, ...note }: LineNote): void {
    if (note.kind === "unknown field") return this.#listener.onUnknownField?.(note.field, { archive, line });
    const { kind: _kind, ...fault } = note;
    this.#refuse({ archive, line, ...fault });
  }

  /** The chains of a batch that refer to what is not there, by their numbers. */
  async #dangling(batch: ChainBatch) {
    const dangling = new Map<number, { readonly field: string; readonly reason: string }>();
    if (await this.#questions.haveAll(batch.references)) return dangling;
    const facts = factsIn(batch);
    for (let at = 0; at < batch.pack.chains; at += 1) {
      const responses = referencesIn(textAt(batch.templates, at));
      const missing = await this.#questions.missingFor({ surveyId: facts(at).surveyId, responses });
      if (missing !== undefined) dangling.set(at, missing);
    }
    return dangling;
  }

  #refuse(fault: ArchiveFault): void {
    if (this.#listener.onFault === undefined) throw new ArchiveError(fault);
    this.#listener.onFault(fault);
  }
}
