import type { CrossedQuestion, CrossedQuestions } from "../../../analysis/answers/cross-questions.ts";
import type { MeansOverTime, OverTime } from "../../../analysis/answers/means-over-time.ts";
import type { TextAnswer } from "../../../analysis/summaries/latest-texts.ts";
import type { QuestionSummary } from "../../../analysis/summaries/summaries.ts";
import type { WordCount } from "../../../analysis/words/word-counts.ts";
import type { SurveyRequest } from "./survey-request.ts";

/** What is made of the chains: what every question adds up to, or the texts that answer one, to be searched. */
export type Purpose =
  | { readonly kind: "summaries" }
  | { readonly kind: "texts"; readonly questionId: string };

/** What is looked for in the texts. */
export interface TextQuery {
  readonly kind: "texts";
  /** Upper and lower case alike; empty for all texts. */
  readonly text: string;
  /** So many are handed over, at most. */
  readonly most: number;
}

export interface FoundTexts {
  readonly kind: "texts";
  /** How many have the text. */
  readonly count: number;
  readonly ofTexts: number;
  /** The latest first. */
  readonly latest: readonly TextAnswer[];
}

/** What can be asked of what was read: texts where these are kept, all else where what questions add up to is. */
export type SurveyQuery =
  | TextQuery
  | ({ readonly kind: "means" } & OverTime)
  | { readonly kind: "cross"; readonly rows: CrossedQuestion; readonly columns: CrossedQuestion };

export type SurveyAnswer =
  | FoundTexts
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
export interface SurveyWords {
  readonly task: { readonly request: SurveyRequest; readonly purpose: Purpose };
  /** Undefined where texts are read, which are asked for. */
  readonly content: SurveyContent | undefined;
  readonly question: SurveyQuery;
  readonly answer: SurveyAnswer;
}
