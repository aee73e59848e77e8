/** `surveys` and `questions`: what has been asked, with the ids that other tools take. */
import * as z from "zod";
import type { ZodMiniType } from "zod/mini";
import { questionSchema, surveySchema, type Survey } from "../../contract/resources.ts";
import type { Entry } from "../api/catalog-view.ts";
import { inScope, type Scope } from "../store/store.ts";
import { languageArgument, shortText } from "./filters.ts";
import { linked, tool, type ToolContext } from "./tool.ts";

const visible = (scope: Scope, entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ teamId }) => inScope(scope, teamId));

const read = <Resource>(schema: ZodMiniType<Resource>, entries: readonly Entry[]): readonly Resource[] =>
  entries.map(({ json }) => schema.parse(JSON.parse(json)));

/** The surveys that the caller may see, each text in `lang` where it is there. */
export const surveysSeen = ({ scope, view }: ToolContext, lang?: string): readonly Survey[] =>
  read(surveySchema, visible(scope, view.in(lang).surveys));

/** What has no score, no days and no end. */
const WHOLE = { interval: null, zone: "UTC", complete: true } as const;

export const surveysTool = tool(
  {
    name: "surveys",
    title: "Surveys",
    description:
      "Lists the surveys that this token may see: id, name, team, languages, whether archived, number of questions.",
    input: z.strictObject({ ...languageArgument }),
  },
  ({ lang }, context) => {
    const { linkTo } = context;
    const surveys = surveysSeen(context, lang);
    return Promise.resolve({
      ...WHOLE,
      n: surveys.length,
      filters: {},
      link: linkTo("/surveys"),
      surveys: surveys.map(({ _id: id, name, teamId, teamName, languages, archived, questions }) => ({
        id,
        name,
        team: { id: teamId, name: teamName },
        languages,
        archived,
        questions: questions.length,
        link: linkTo(`/surveys/${encodeURIComponent(id)}`),
      })),
    });
  },
);

export const questionsTool = tool(
  {
    name: "questions",
    title: "Questions",
    description:
      "Lists the questions of all surveys, or of one: id, title in the language asked for, type (NPS, Text, …), choices.",
    input: z.strictObject({ survey: shortText.optional().describe("Survey id"), ...languageArgument }),
  },
  ({ survey, lang }, context) => {
    const { scope, view } = context;
    const entries = visible(scope, view.in(lang).questions);
    const asked = entries.filter(({ surveyId }) => survey === undefined || surveyId === survey);
    const questions = read(questionSchema, asked);
    return Promise.resolve({
      ...WHOLE,
      n: questions.length,
      filters: survey === undefined ? {} : { survey },
      ...linked(context, "/questions", new URLSearchParams(survey === undefined ? {} : { survey })),
      questions: questions.map((question) => ({
        id: question._id,
        survey: question.surveyId,
        title: question.title,
        type: question.questionType,
        language: question.language,
        languages: question.languages,
        choices: question.choices.map(({ fieldId, fieldName }) => ({ id: fieldId, name: fieldName })),
      })),
    });
  },
);
