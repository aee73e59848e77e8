import { useQuery } from "@tanstack/react-query";
import type { Columns } from "../../../analysis/columns/columns.ts";
import { answeredQuestions } from "../../../analysis/slice/questions.ts";
import { useConnection } from "../../../client/connection.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { npsQuestions, type NpsQuestion } from "./nps-questions.ts";

/** The NPS questions to choose from, in the question language. */
export function useNpsQuestions(
  { lang, survey, question }: ScreenValues,
  columns: Columns,
): readonly NpsQuestion[] {
  const { data } = useQuery(surveysQuery(useConnection(), lang));
  if (data === undefined) return [];
  return npsQuestions(data.rows, answeredQuestions(columns).entries, survey ?? [], question);
}
