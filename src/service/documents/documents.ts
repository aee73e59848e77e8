/** The documents of an archive and of stores: the API's resources with texts in all languages. */
import type { Metadata } from "../../contract/resources.ts";
import type { SurveyVersion } from "../../contract/queries.ts";

/** A text in several languages: language code to text. */
export type Texts = Readonly<Record<string, string>>;

export interface ArchivedChoice {
  readonly fieldId: string;
  readonly fieldName: Texts;
  readonly type?: string;
  readonly subType?: string;
}

export interface ArchivedQuestion {
  readonly _id: string;
  readonly questionType: string;
  readonly title: Texts;
  readonly subtitle?: Texts;
  /** In order: the first one is what a reader gets whose language is not among them. */
  readonly languages: readonly string[];
  readonly choices: readonly ArchivedChoice[];
}

export interface ArchivedSurvey {
  readonly _id: string;
  readonly name: string;
  readonly createdBy: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly languages: readonly string[];
  readonly archived: boolean;
  readonly questions: readonly ArchivedQuestion[];
}

export interface ArchivedResponse {
  readonly questionId: string;
  readonly questionType: string;
  readonly surveyId: string;
  readonly answer: number | string;
  readonly valueNum?: number;
  readonly valueString?: string;
  readonly language: string;
}

export interface ArchivedChain {
  readonly _id: string;
  readonly surveyId: string;
  readonly surveyVersion: SurveyVersion;
  readonly isClosed: boolean;
  readonly touchpointId: string;
  readonly touchpointName: string;
  /** Unix seconds. */
  readonly createdAt: number;
  readonly createdAtDate: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly metadata: Metadata;
  readonly language: string;
  readonly browser?: string;
  readonly responses: readonly ArchivedResponse[];
}

export type SurveyLine = { readonly kind: "survey" } & ArchivedSurvey;
export type ChainLine = { readonly kind: "chain" } & ArchivedChain;
export type ArchiveLine = SurveyLine | ChainLine;

/** The survey that a line holds. */
export const surveyOf = ({ kind: _kind, ...survey }: SurveyLine): ArchivedSurvey => survey;
