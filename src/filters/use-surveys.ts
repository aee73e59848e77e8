import { useQuery } from "@tanstack/react-query";
import { useConnection } from "../client/connection.ts";
import { surveysQuery } from "../client/surveys-query.ts";
import type { ScoredQuestions } from "../analysis/metric/metric.ts";
import type { Question, Survey } from "../contract/resources.ts";

export const NO_SURVEYS: readonly Survey[] = [];

/** The list of surveys: with titles in a language, or in each question's own first one. */
export const useSurveyList = (lang: string | undefined) => useQuery(surveysQuery(useConnection(), lang));

/** All of them, as far as they have come. */
export const useSurveys = (lang: string | undefined): readonly Survey[] =>
  useSurveyList(lang).data?.rows ?? NO_SURVEYS;

/** Those that are named; all of them where none is. */
export const surveysAmong = <One extends { readonly _id: string }>(
  surveys: readonly One[],
  ids: readonly string[] = [],
): readonly One[] => surveys.filter(({ _id }) => ids.length === 0 || ids.includes(_id));

export const isNpsQuestion = ({ questionType }: Pick<Question, "questionType">): boolean =>
  questionType === "NPS";

/** Whether any of these surveys asks for NPS. */
export const hasNpsQuestion = (surveys: readonly Pick<Survey, "questions">[]): boolean =>
  surveys.some(({ questions }) => questions.some(isNpsQuestion));

/** The questions that a metric scores, of its survey. */
export const questionsScored = (
  { survey, questions }: ScoredQuestions,
  surveys: readonly Survey[],
): readonly Question[] =>
  surveys
    .filter(({ _id }) => _id === survey)
    .flatMap((each) => each.questions.filter(({ _id }) => questions.includes(_id)));
