import { queryOptions, useQueries } from "@tanstack/react-query";
import { useConnection, type Connection } from "../../../client/connection.ts";

import type { Question, Survey } from "../../../contract/resources.ts";
import { namedChoices, type TitledChoice } from "./named-choices.ts";

/** Questions change as rarely as surveys: they are read again after ten minutes. */
const STALE_AFTER = 600_000;

const questionsIn = ({ id, client }: Connection, survey: string, language: string) =>
  queryOptions({
    queryKey: [id, "survey-questions", survey, language],
    queryFn: ({ signal }) =>
      client.allQuestions({ surveyId: [survey], preferredLanguage: language }, { signal }),
    staleTime: STALE_AFTER,
  });

export interface SurveyChoices {
  /** The choices of a question, with their names in every language. */
  readonly of: (question: Question) => readonly TitledChoice[];
  /** False while some of the names may still be missing. */
  readonly ready: boolean;
}

/** The names of choices in every language of the survey: respondents answer in theirs. */
export function useNamedChoices(survey: Survey | undefined): SurveyChoices {
  const connection = useConnection();
  const languages = new Set(survey?.questions.flatMap(hasChoices) ?? []);
  const versions = useQueries({
    queries: [...languages].map((language) => questionsIn(connection, survey?._id ?? "", language)),
  });
  const questions = versions.flatMap(({ data }) => data?.rows ?? []);
  return {
    of: (question) =>
      namedChoices(
        question,
        questions.filter(({ _id }) => _id === question._id),
      ),
    ready: versions.every(({ isPending }) => !isPending),
  };
}

/** The languages of a question whose answers may name a choice. */
const hasChoices = ({ choices, choicesString, questionType, languages }: Question): readonly string[] =>
  questionType === "Contact" || choices.length + choicesString.length === 0 ? [] : languages;
