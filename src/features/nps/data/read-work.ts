import type { AnswerRows } from "../../../analysis/columns/answer-rows.ts";
import { AnswerRowsBuilder } from "../../../analysis/columns/answer-rows-builder.ts";
import { ColumnBuilder } from "../../../analysis/columns/column-builder.ts";
import { buffersOf } from "../../../analysis/columns/columns.ts";
import { type KnownChoices, knownChoices } from "../../../analysis/columns/answer-builder.ts";
import { errorOf } from "../../../client/http/errors.ts";
import { failedWalk, wholeWalk, type WalkProgress } from "../../../client/walk/types.ts";
import { readChains } from "../../../reading/read-chains.ts";
import type { BeginWork, Work, WorkContext } from "../../../reading/work.ts";
import { rangeFilter, GROWTH } from "./read-request.ts";
import type { ColumnsTask, ReaderProtocol, FindTask } from "./reader-protocol.ts";
import type { Client } from "../../../client/create-client.ts";
import { surveysInLanguages } from "../../../client/surveys-in-languages.ts";
import { ensureTemporal } from "../../../lib/time/temporal.ts";

/** Reads a range into columns, or looks for what columns say. */
export function readWork(): BeginWork<ReaderProtocol> {
  const choices = new ChoiceReader();
  return (task, context) => {
    switch (task.kind) {
      case "columns":
        return columnsWork(task, context, choices);
      case "find":
        return findWork(task);
    }
  };
}

const UPDATE_POLICY = { progressMs: 400, contentMs: 1500, growth: GROWTH };

function columnsWork(
  { range, facts, answers, metric }: ColumnsTask,
  context: WorkContext,
  choices: ChoiceReader,
): Work<ReaderProtocol> {
  let builder = new ColumnBuilder({ metric });
  let fromRows: AnswerRowsBuilder | undefined;
  let known: KnownChoices | undefined;
  let begunAt = 0;
  let arePages = false;
  const onProgress = (progress: WalkProgress): void => {
    arePages &&= !isWhole(progress);
    context.onProgress(progress);
  };
  // Spread over the list, what has come tells of all of it.
  const read = readChains(
    rangeFilter(range, facts),
    { ...context, onProgress },
    {
      add: (chains, page) => {
        arePages = page !== undefined;
        builder.append(chains, facts, page);
      },
      clear: () => {
        builder = new ColumnBuilder({ metric, choices: known });
        fromRows = undefined;
        begunAt = performance.now();
      },
      // Rows are of NPS answers alone.
      ...(!answers &&
        metric === undefined && {
          addRows: (rows: AnswerRows) => (fromRows ??= new AnswerRowsBuilder(facts)).append(rows),
        }),
    },
    "spread",
  );
  return {
    updatePolicy: UPDATE_POLICY,
    run: async (signal) => {
      if (!answers || known !== undefined) return read(signal);
      try {
        known = await choices.of(context.client, signal);
      } catch (thrown) {
        return failedWalk(errorOf(thrown), 0);
      }
      builder = new ColumnBuilder({ metric, choices: known });
      return read(signal);
    },
    // Most streams have ended before a part of them would be drawn.
    size: () =>
      fromRows !== undefined && performance.now() - begunAt < UPDATE_POLICY.contentMs
        ? 0
        : (fromRows ?? builder).chains,
    content: () => ({ columns: fromRows?.snapshot() ?? builder.snapshot({ pages: arePages }) }),
    transfer: (told) => ("columns" in told && told.columns !== undefined ? buffersOf(told.columns) : []),
  };
}

/** Of which page a row is tells nothing any more once all of them are there. */
const isWhole = ({ exact, pagesRead, pagesKnown }: WalkProgress): boolean =>
  exact && pagesRead === pagesKnown;

/** The choices of all questions with their names in every language: respondents answer in theirs. */
export class ChoiceReader {
  #known: KnownChoices | undefined;

  /** Read once. Throws an `ApiError`. */
  async of(client: Pick<Client, "allSurveys">, signal: AbortSignal): Promise<KnownChoices> {
    if (this.#known !== undefined) return this.#known;
    const { asked, versions } = await surveysInLanguages(client, undefined, signal);
    this.#known = knownChoices([asked, ...versions].flat());
    return this.#known;
  }
}

/** Answers what columns say. What looks for it is loaded with the first question: until then only reading matters. */
const findWork = ({ columns }: FindTask): Work<ReaderProtocol> => ({
  updatePolicy: { progressMs: 0, contentMs: 0, growth: 0 },
  // Nothing is read: they are there.
  run: () => Promise.resolve(wholeWalk(0)),
  size: () => 0,
  content: () => ({}),
  answer: async (question, signal, onProgress) => {
    const [{ answerQuestion }] = await Promise.all([import("./answer-question.ts"), ensureTemporal()]);
    return answerQuestion(question, columns, { signal, onProgress });
  },
});
