/** Surveys as the API tells them in one language after the other, put together into documents with all their texts. */
import type { Choice, Question, Survey, ResponseChain } from "../../../contract/resources.ts";
import {
  type ArchivedChoice,
  type ArchivedQuestion,
  type ArchivedSurvey,
  type Texts,
  surveyOf,
  type ArchivedChain,
} from "../../documents/documents.ts";
import { readLine } from "../../archive/read-line.ts";
import type { SurveyVersion } from "../../../contract/queries.ts";

export interface SurveysInLanguage {
  readonly language: string;
  readonly surveys: readonly Survey[];
}

/** What a text is kept under of unknown language (ISO 639-2, undetermined). */
const UNDETERMINED = "und";

/** Every language that a survey or a question names, in order of appearance. */
export function languagesOf(surveys: readonly Survey[]): string[] {
  const named = surveys.flatMap((survey) => [
    ...survey.languages,
    ...survey.questions.flatMap((question) => [...question.languages, question.language]),
  ]);
  return [...new Set(named)].filter((language) => language !== "");
}

/** The documents of `first`, read without a language, with texts of all `versions` in the languages they name. */
export function mergeSurveys(
  first: readonly Survey[],
  versions: readonly SurveysInLanguage[],
): ArchivedSurvey[] {
  const byLanguage = versions.map(({ language, surveys }) => {
    const questions = surveys.flatMap((survey) =>
      survey.questions.map((question) => [`${survey._id}\n${question._id}`, question] as const),
    );
    return { language, questions: new Map(questions) };
  });
  return first.map((survey) => ({
    ...survey,
    questions: survey.questions.map((question) => {
      const inLanguages = byLanguage.flatMap(({ language, questions }) => {
        const version = questions.get(`${survey._id}\n${question._id}`);
        return version === undefined ? [] : [{ language, version }];
      });
      return mergeQuestion(question, inLanguages);
    }),
  }));
}

interface QuestionVersion {
  /** The language that was asked for. */
  readonly language: string;
  readonly version: Question;
}

function mergeQuestion(question: Question, inLanguages: readonly QuestionVersion[]): ArchivedQuestion {
  const own = question.language === "" ? UNDETERMINED : question.language;
  const versions = [{ language: own, version: question }, ...inLanguages];
  const languages = question.languages.length === 0 ? [own] : question.languages;
  // A subtitle or a choice does not tell its language: it counts for the one asked for, where that is listed.
  const listed = versions.filter(({ language }) => languages.includes(language));
  const subtitle = textsOf(listed, ({ version }) => version.subtitle);
  return {
    _id: question._id,
    questionType: question.questionType,
    title: textsOf(versions, ({ language, version }) =>
      version === question || version.language === language ? version.title : undefined,
    ),
    ...(Object.keys(subtitle).length === 0 ? {} : { subtitle }),
    languages,
    choices: question.choices.map((choice, index) => mergeChoice(choice, index, listed)),
  };
}

function mergeChoice(choice: Choice, index: number, versions: readonly QuestionVersion[]): ArchivedChoice {
  const { fieldId, type, subType } = choice;
  return {
    fieldId,
    fieldName: textsOf(versions, ({ version }) => version.choices[index]?.fieldName),
    ...(type === undefined ? {} : { type }),
    ...(subType === undefined ? {} : { subType }),
  };
}

function textsOf(
  versions: readonly QuestionVersion[],
  textOf: (version: QuestionVersion) => string | undefined,
): Texts {
  const entries = versions.flatMap((version) => {
    const text = textOf(version);
    return text === undefined || text === "" ? [] : [[version.language, text] as const];
  });
  return Object.fromEntries(entries);
}

/** A document, or why it can't be one. */
export type Archiving<Document> =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly reason: string };

/** What the API derives is left out; what it does not tell comes from the way it was asked. */
export function toArchivedChain(chain: ResponseChain, way: WayOfAsking): Archiving<ArchivedChain> {
  const { responses, ...rest } = chain;
  const { isClosed, surveyVersion } = way;
  const answers = responses.map(({ question: _title, ...response }) => response);
  const result = checked({ kind: "chain", ...rest, isClosed, surveyVersion, responses: answers });
  if (!result.ok) return result;
  return result.document.kind === "chain"
    ? { ok: true, document: result.document }
    : { ok: false, reason: "is no chain" };
}

export function toArchivedSurvey(survey: ArchivedSurvey): Archiving<ArchivedSurvey> {
  const result = checked({ kind: "survey", ...survey });
  if (!result.ok) return result;
  return result.document.kind === "survey"
    ? { ok: true, document: surveyOf(result.document) }
    : { ok: false, reason: "is no survey" };
}

function checked(line: object) {
  const result = readLine(JSON.stringify(line));
  if (result.ok) return { ok: true, document: result.line } as const;
  return { ok: false, reason: `${result.field ?? ""} ${result.reason}`.trim() } as const;
}

/** Whether a chain is closed, and its survey version, are learned by asking with each value of both filters. */
export interface WayOfAsking {
  /** What its progress is kept under. */
  readonly name: string;
  readonly isClosed: boolean;
  readonly surveyVersion: SurveyVersion;
}

const way = (isClosed: boolean, surveyVersion: SurveyVersion): WayOfAsking => ({
  name: `${isClosed ? "closed" : "open"} ${surveyVersion}`,
  isClosed,
  surveyVersion,
});

/** Open chains first: one that is closed meanwhile then comes twice, the other way round it would never come. */
export const WAYS: readonly WayOfAsking[] = [way(false, 3), way(false, 2), way(true, 3), way(true, 2)];
