/** The sample's surveys as documents of an archive. */
import type { ArchivedQuestion, ArchivedSurvey } from "../service/archive/documents.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { namedId } from "./random.ts";
import { SURVEYS, type SurveyName } from "./surveys/all.ts";
import type { PlannedQuestion, PlannedTexts } from "./surveys/plan.ts";

export const surveyId = (seed: number, name: SurveyName): string => namedId(seed, `survey ${name}`);
export const teamId = (seed: number, team: string): string => namedId(seed, `team ${team}`);
export const touchpointId = (seed: number, name: string): string => namedId(seed, `touchpoint ${name}`);
export const questionId = (seed: number, survey: SurveyName, key: string): string =>
  namedId(seed, `question ${survey} ${key}`);

/** One survey with its questions. */
export function surveyDocument(seed: number, name: SurveyName): ArchivedSurvey {
  const { title, team, languages, archivedAfter, questions } = SURVEYS[name];
  return {
    _id: surveyId(seed, name),
    name: title,
    createdBy: namedId(seed, "user"),
    teamId: teamId(seed, team),
    teamName: team,
    languages,
    archived: archivedAfter !== undefined,
    questions: questions.map((question) => questionDocument(seed, name, question, languages)),
  };
}

function questionDocument(
  seed: number,
  survey: SurveyName,
  { key, type, title, subtitle, choices = [] }: PlannedQuestion,
  languages: readonly Language[],
): ArchivedQuestion {
  const titled = languages.filter((language) => title[language] !== undefined);
  return {
    _id: questionId(seed, survey, key),
    questionType: type,
    title: textsOf(title),
    ...(subtitle !== undefined && { subtitle: textsOf(subtitle) }),
    // Where a single title is missing, the language is listed all the same: someone forgot to translate it.
    languages: titled.length === languages.length - 1 ? languages : titled,
    choices: choices.map(({ name, type: kind, subType }, place) => ({
      fieldId: namedId(seed, `choice ${survey} ${key} ${place}`),
      fieldName: textsOf(name),
      ...(kind !== undefined && { type: kind }),
      ...(subType !== undefined && { subType }),
    })),
  };
}

/** The texts without those that are missing, in the order of the languages. */
function textsOf(texts: PlannedTexts): Readonly<Record<string, string>> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts[language];
      return text === undefined ? [] : [[language, text]];
    }),
  );
}
