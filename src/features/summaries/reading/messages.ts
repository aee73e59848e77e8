import type { TextAnswer } from "../../../analysis/latest-texts.ts";
import type { QuestionSummary } from "../../../analysis/summaries.ts";
import type { WordCount } from "../../../analysis/word-counts.ts";
import type { Credentials } from "../../../client/credentials.ts";
import type { Named } from "../../../client/seen-names.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import type { SurveyRequest } from "./survey-request.ts";

/** What is made of the chains: what every question adds up to, or the texts that answer one, to be searched. */
export type Purpose =
  | { readonly kind: "summaries" }
  | { readonly kind: "texts"; readonly questionId: string };

/** What the screen asks of the reader. Jobs are told apart by a number that is never used twice. */
export type ToReader =
  | { readonly kind: "connect"; readonly credentials: Credentials }
  /** Begins a job, or goes on with it. */
  | { readonly kind: "run"; readonly job: number; readonly request: SurveyRequest; readonly purpose: Purpose }
  | { readonly kind: "stop"; readonly job: number }
  | { readonly kind: "drop"; readonly job: number }
  | { readonly kind: "find"; readonly job: number; readonly search: number; readonly sought: Sought };

/** What is looked for in the texts of a job. */
export interface Sought {
  /** Upper and lower case alike; empty for all texts. */
  readonly text: string;
  /** So many are handed over, at most. */
  readonly most: number;
}

export interface FoundTexts {
  /** How many have the text. */
  readonly count: number;
  readonly ofTexts: number;
  /** The latest first. */
  readonly latest: readonly TextAnswer[];
}

/** What the chains that were read add up to. */
export interface SurveyContent {
  /** Chains that match. */
  readonly chains: number;
  readonly questions: readonly QuestionSummary[];
  /** The most frequent words of a question's texts, by its id. */
  readonly words: ReadonlyMap<string, readonly WordCount[]>;
}

/** How a run ended. */
export type Outcome = Pick<WalkResult, "complete" | "unreadable" | "notAsked" | "gaps" | "stopped" | "error">;

export interface News {
  readonly kind: "news";
  readonly job: number;
  readonly progress: WalkProgress | undefined;
  /** Names that were not told before. */
  readonly names: readonly Named[];
  /** Present when it has grown enough to be worth showing, and at the end. */
  readonly content: SurveyContent | undefined;
  /** Present when the run has ended. */
  readonly outcome: Outcome | undefined;
}

/** What the reader tells of a job. */
export type FromReader =
  | News
  | {
      readonly kind: "found";
      readonly job: number;
      readonly search: number;
      /** Undefined where the job is not known any more. */
      readonly found: FoundTexts | undefined;
    };
