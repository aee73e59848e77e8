import { fitting } from "../../../filters/conditions.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { walkChains } from "../../../reading/walk-chains.ts";
import type { BeginWork } from "../../../reading/work.ts";
import type { SurveyAnswer, SurveyContent, SurveyQuery, SurveyProtocol } from "./reader-protocol.ts";
import { givenAnswers } from "../../../analysis/columns/given-answers.ts";
import { AnsweredQuestions } from "../../../analysis/answers/answered-questions.ts";
import { stopWords } from "../../../analysis/words/stop-words.ts";
import { SummaryBuilder } from "../../../analysis/summaries/summaries.ts";
import { WordCounter } from "../../../analysis/words/word-counts.ts";
import { ensureTemporal } from "../../../lib/time/temporal.ts";

/** What was collected is told when it has grown by a seventh: all tellings cost what eight do. */
const UPDATE_POLICY = { progressMs: 50, contentMs: 0, growth: 8 / 7 };

/** Collects what a survey's chains add up to. */
export const beginSurveyWork: BeginWork<SurveyProtocol> = ({ filter, appliedHere }, context) => {
  let read = 0;
  const collector = new SummaryCollector();
  const fits = fitting(appliedHere);
  return {
    updatePolicy: UPDATE_POLICY,
    size: () => read,
    run: walkChains(filter, context, async (chains) => {
      await collector.add(chains.filter(fits));
      read += chains.length;
    }),
    content: () => collector.content(),
    answer: (query) => collector.answer(query),
  };
};

const WORDS = 16;

/** What the answers to every question add up to, over time and against each other, and the words that its texts use most. */
class SummaryCollector {
  readonly #builder = new SummaryBuilder();
  readonly #answered = new AnsweredQuestions();
  readonly #words = new WordCounter<string>();
  readonly #stopWords = new Map<string, ReadonlySet<string>>();

  async add(chains: readonly ResponseChain[]): Promise<void> {
    this.#builder.append(chains);
    this.#answered.append(chains);
    for (const chain of chains) {
      for (const response of chain.responses) {
        if (response.questionType !== "Text") continue;
        const text = givenAnswers(response).join("\n");
        if (text === "") continue;
        const stops = this.#stopWords.get(chain.language) ?? (await this.#load(chain.language));
        this.#words.add(text, response.questionId, chain.language, stops);
      }
    }
  }

  content(): SurveyContent {
    const questions = this.#builder.summaries();
    const words = new Map(
      questions
        .filter(({ kind }) => kind === "text")
        .map(({ questionId }) => [questionId, this.#words.top(questionId, WORDS)]),
    );
    return { chains: this.#builder.chains, questions, words };
  }

  /** Time and crossing come late: reading begins without them. */
  async answer(query: SurveyQuery): Promise<SurveyAnswer | undefined> {
    const [{ meansOverTime }, { crossQuestions }] = await Promise.all([
      import("../../../analysis/answers/means-over-time.ts"),
      import("../../../analysis/answers/cross-questions.ts"),
      ensureTemporal(),
    ]);
    return query.kind === "means"
      ? { kind: "means", ...meansOverTime(this.#answered, query) }
      : { kind: "cross", ...crossQuestions(this.#answered, query.rows, query.columns) };
  }

  /** Where the list does not come, common words are told too: better than no numbers. */
  async #load(language: string): Promise<ReadonlySet<string>> {
    const stops = await stopWords(language).catch(() => new Set<string>());
    this.#stopWords.set(language, stops);
    return stops;
  }
}
