/** The sample's surveys as documents of an archive. */
import type { ArchivedQuestion, ArchivedSurvey } from "../service/documents/documents.ts";
import { LANGUAGES, type Language, type PlannedQuestion, type PlannedTexts } from "./surveys/plan.ts";
import { namedId } from "./random/random.ts";
import { SURVEYS, type SurveyName } from "./surveys/all.ts";
import { TOUCHPOINTS } from "./touchpoints.ts";

/** What is the same for every chain of one seed. */
export type SampleDocuments = ReturnType<typeof sampleDocuments>;

export function sampleDocuments(seed: number) {
  return {
    surveys: {
      "store-visit": surveyDocument(seed, "store-visit"),
      "service-desk": surveyDocument(seed, "service-desk"),
      "web-order": surveyDocument(seed, "web-order"),
      delivery: surveyDocument(seed, "delivery"),
      app: surveyDocument(seed, "app"),
      "phone-support": surveyDocument(seed, "phone-support"),
    },
    /** By name. */
    touchpointIds: new Map(TOUCHPOINTS.map(({ name }) => [name, namedId(seed, `touchpoint ${name}`)])),
  };
}

/** One survey; its questions stand in the order of the plan. */
function surveyDocument(seed: number, name: SurveyName): ArchivedSurvey {
  const { title, team, languages, archivedAfter, questions } = SURVEYS[name];
  return {
    _id: namedId(seed, `survey ${name}`),
    name: title,
    createdBy: namedId(seed, "user"),
    teamId: namedId(seed, `team ${team}`),
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
    _id: namedId(seed, `question ${survey} ${key}`),
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
