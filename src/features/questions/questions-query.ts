/** The questions of all surveys, or of some, as the API lists them. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Connection } from "../../client/connection.ts";

/** Questions change as rarely as surveys: they are read again after ten minutes. */
const STALE_AFTER = 600_000;

interface QuestionsAsked {
  /** Ids of surveys; empty for all. */
  readonly survey: readonly string[];
  /** A language code, or undefined for each question's own first language. */
  readonly lang: string | undefined;
}

export function questionsQuery({ id, client }: Connection, { survey, lang }: QuestionsAsked) {
  const surveyId = survey.toSorted();
  return queryOptions({
    queryKey: [id, "questions", surveyId, lang ?? null],
    queryFn: ({ signal }) =>
      client.allQuestions(
        { surveyId, ...(lang === undefined ? {} : { preferredLanguage: lang }) },
        { signal },
      ),
    staleTime: STALE_AFTER,
    placeholderData: keepPreviousData,
  });
}
