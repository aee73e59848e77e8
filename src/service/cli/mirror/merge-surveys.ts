/** Surveys as the API tells them in one language after the other, put together into documents with all their texts. */
import type { Client } from "../../../client/create-client.ts";
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
import { questionsStillAnswered } from "../../archive/survey-questions.ts";
import type { FeedbackWriter } from "../../store/store.ts";
import type { Archiving, MirrorReport } from "./mirror-report.ts";
import type { ChainFacts } from "./time-slices.ts";

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

interface MirroredSurveys {
  readonly client: Client;
  readonly store: FeedbackWriter;
  readonly signal: AbortSignal;
}

/** Copies all surveys in all their languages, and tells them as they are stored. */
export async function mirrorSurveys(
  { client, store, signal }: MirroredSurveys,
  report: MirrorReport,
): Promise<readonly ArchivedSurvey[]> {
  const first = await client.allSurveys({}, { signal });
  const languages = languagesOf(first.rows);
  const versions: SurveysInLanguage[] = [];
  for (const language of languages) {
    const { rows, complete } = await client.allSurveys({ preferredLanguage: language }, { signal });
    versions.push({ language, surveys: rows });
    if (!complete) report.miss(`the surveys in ${language} could not all be read`);
  }
  if (!first.complete) report.miss("the surveys could not all be read");
  report.unreadable += first.unreadable.length;
  const merged = mergeSurveys(first.rows, versions);
  const taken = merged.flatMap((survey) => report.taken(survey._id, toArchivedSurvey(survey)));
  const surveys: ArchivedSurvey[] = [];
  await store.write(async (transaction) => {
    for (const survey of taken) {
      const gone = await questionsStillAnswered(transaction, survey);
      const whole = { ...survey, questions: [...survey.questions, ...gone] };
      surveys.push(whole);
      await transaction.putSurvey(whole);
    }
  });
  report.surveys = surveys.length;
  report.languages = languages.length;
  return surveys;
}

/**
 * What the API derives is left out; what it does not tell comes from the way it was asked, and what a field lacks from
 * another one that says it. A response that says nothing is left out. `survey` is the chain's, where it is listed.
 */
export function toArchivedChain(
  chain: ResponseChain,
  facts: ChainFacts,
  survey?: ArchivedSurvey,
): Archiving<ArchivedChain> {
  const { responses, createdAt, ...rest } = chain;
  const answers = responses.flatMap(({ question: _title, ...response }) => {
    const answer = response.answer ?? response.valueNum ?? response.valueString;
    return answer === undefined
      ? []
      : [{ ...response, answer, surveyId: response.surveyId || chain.surveyId }];
  });
  const result = checked({
    kind: "chain",
    ...rest,
    ...facts,
    createdAt: Math.floor(createdAt),
    createdAtDate: dateOf(chain),
    ...(rest.teamId === "" && survey && { teamId: survey.teamId, teamName: survey.teamName }),
    responses: answers,
  });
  if (!result.ok) return result;
  const { document, unknownFields } = result;
  return document.kind === "chain"
    ? { ok: true, document, unknownFields }
    : { ok: false, reason: "is no chain" };
}

/** The date-time of `createdAt` as archives have it, unless `createdAtDate` names another second. */
function dateOf({ createdAt, createdAtDate }: ResponseChain): string {
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(createdAtDate);
  const told = createdAtDate === "" ? createdAt * 1000 : Date.parse(createdAtDate + (hasZone ? "" : "Z"));
  const date = new Date(told);
  return Math.floor(told / 1000) === Math.floor(createdAt) && !Number.isNaN(date.getTime())
    ? date.toISOString()
    : createdAtDate;
}

/**
 * The surveys that are not listed, or lack a question, with all that the responses of `chain` say of them: a title in a
 * language that is not told. `stored` gives a survey as it is known.
 */
export async function unlistedSurveys(
  chain: ResponseChain,
  { teamId, teamName }: ArchivedChain,
  stored: (id: string) => Promise<ArchivedSurvey | undefined>,
): Promise<readonly ArchivedSurvey[]> {
  const answers = chain.responses.map((response) => ({
    ...response,
    surveyId: response.surveyId || chain.surveyId,
  }));
  const surveys: ArchivedSurvey[] = [];
  for (const id of new Set([chain.surveyId, ...answers.map(({ surveyId }) => surveyId)])) {
    const known = await stored(id);
    const questions = new Map(known?.questions.map((question) => [question._id, question]));
    for (const { surveyId, questionId, questionType, question } of answers)
      if (surveyId === id && !questions.has(questionId) && questionId !== "")
        questions.set(questionId, {
          _id: questionId,
          questionType,
          title: { [UNDETERMINED]: question },
          languages: [UNDETERMINED],
          choices: [],
        });
    if (known?.questions.length === questions.size) continue;
    const unlisted = { _id: id, name: id, createdBy: "", teamId, teamName, languages: [], archived: true };
    surveys.push({ ...(known ?? unlisted), questions: [...questions.values()] });
  }
  return surveys;
}

function toArchivedSurvey(survey: ArchivedSurvey): Archiving<ArchivedSurvey> {
  const result = checked({ kind: "survey", ...survey });
  if (!result.ok) return result;
  const { document, unknownFields } = result;
  return document.kind === "survey"
    ? { ok: true, document: surveyOf(document), unknownFields }
    : { ok: false, reason: "is no survey" };
}

function checked(line: object) {
  const result = readLine(JSON.stringify(line));
  if (result.ok) return { ok: true, document: result.line, unknownFields: result.unknownFields } as const;
  return { ok: false, reason: `${result.field ?? ""} ${result.reason}`.trim() } as const;
}
