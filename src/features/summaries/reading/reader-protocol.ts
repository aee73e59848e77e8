import type { CrossedQuestion, CrossedQuestions } from "../../../analysis/answers/cross-questions.ts";
import type { MeansOverTime, OverTime } from "../../../analysis/answers/means-over-time.ts";
import type { QuestionSummary } from "../../../analysis/summaries/summaries.ts";
import type { WordCount } from "../../../analysis/words/word-counts.ts";
import type { ChainFilter } from "../../../contract/queries.ts";
import { chainFilter, appliedHere } from "../../../filters/chain-filter.ts";
import type { ScreenValues } from "../../../filters/fields.ts";

export interface SurveyRequest {
  /** What the API is asked for. */
  readonly filter: ChainFilter;
  /** What the API can't filter by. */
  readonly appliedHere: ScreenValues;
}

/** The request behind a screen's values, for one survey; days are read in `zone`. */
export const surveyRequest = (survey: string, values: ScreenValues, zone: string): SurveyRequest => ({
  filter: chainFilter({ ...values, survey: [survey] }, zone),
  appliedHere: appliedHere(values),
});

export type SurveyQuery =
  | ({ readonly kind: "means" } & OverTime)
  | { readonly kind: "cross"; readonly rows: CrossedQuestion; readonly columns: CrossedQuestion };

export type SurveyAnswer =
  | ({ readonly kind: "means" } & MeansOverTime)
  | ({ readonly kind: "cross" } & CrossedQuestions);

/** What the chains that were read add up to. */
export interface SurveyContent {
  /** Chains that match. */
  readonly chains: number;
  readonly questions: readonly QuestionSummary[];
  /** The most frequent words of a question's texts, by its id. */
  readonly words: ReadonlyMap<string, readonly WordCount[]>;
}

/** What a survey's page and its reader say to each other. */
export interface SurveyProtocol {
  readonly task: SurveyRequest;
  readonly content: SurveyContent;
  readonly question: SurveyQuery;
  readonly answer: SurveyAnswer;
}
