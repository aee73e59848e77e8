import { queryOptions, useQueries } from "@tanstack/react-query";
import { namedChoices, titlesBy } from "../analysis/columns/choice-names.ts";
import { answerText } from "../analysis/texts/answer-text.ts";
import { useConnection, type Connection } from "../client/connection.ts";
import { questionKey } from "../contract/question-key.ts";
import type { Question, Response, Survey } from "../contract/resources.ts";
import type { ScoredQuestions, ValueNames } from "../analysis/metric/metric.ts";
import { questionsScored } from "./use-surveys.ts";

/** Questions change as rarely as surveys: they are read again after ten minutes. */
const STALE_AFTER = 600_000;

/** The questions of some surveys, of all where none is named. `lang` is a language code, or undefined for each question's own first one. */
export const questionsQuery = (
  { id, client }: Connection,
  surveyId: readonly string[],
  lang: string | undefined,
) =>
  queryOptions({
    queryKey: [id, "questions", surveyId, lang ?? null],
    queryFn: ({ signal }) =>
      client.allQuestions(
        { surveyId, ...(lang === undefined ? {} : { preferredLanguage: lang }) },
        { signal },
      ),
    staleTime: STALE_AFTER,
  });

/** The names of choices in every language of their surveys: respondents answer in theirs. */
export function useNamedChoices(surveys: readonly Pick<Survey, "_id" | "questions">[]) {
  const connection = useConnection();
  const asked = surveys.filter(({ questions }) => questions.some((question) => namesOf(question).length > 0));
  const languages = new Set(asked.flatMap(({ questions }) => questions.flatMap(namesOf)));
  const ids = asked.map(({ _id }) => _id);
  const versions = useQueries({
    queries: [...languages].map((language) => questionsQuery(connection, ids, language)),
  });
  const questions = versions.flatMap(({ data }) => data?.rows ?? []);
  return {
    /** The choices of a question, with their names in every language. */
    of: (question: Question) =>
      namedChoices(
        question,
        questions.filter((each) => questionKey(each) === questionKey(question)),
      ),
    /** False while some of the names may still be missing. */
    ready: versions.every(({ isPending }) => !isPending),
  };
}

/** The languages of a question whose answers may name a choice. */
const namesOf = ({ choices, choicesString, questionType, languages }: Question): readonly string[] =>
  questionType === "Contact" || choices.length + choicesString.length === 0 ? [] : languages;

/** What the choices of a metric's questions are called, by their ids. */
export const choiceNames = (metric: ScoredQuestions, surveys: readonly Survey[]): ValueNames =>
  new Map(
    questionsScored(metric, surveys).flatMap(({ choices }) =>
      choices.map(({ fieldId, fieldName }) => [fieldId || fieldName, fieldName]),
    ),
  );

/** An answer's choices by their titles in the language of `surveys`; undefined where none was chosen. */
export function useChoiceTitles(
  surveys: readonly Pick<Survey, "_id" | "questions">[],
  chosen: string | undefined,
): { readonly titleOf: (response: Response) => string | undefined; readonly ready: boolean } {
  const named = chosen === undefined ? [] : surveys;
  const { of, ready } = useNamedChoices(named);
  const asked = ready ? named.flatMap(({ questions }) => questions) : [];
  const titlesIn = new Map(
    asked.filter((each) => namesOf(each).length > 0).map((each) => [each._id, titlesBy(of(each))]),
  );
  return {
    titleOf: ({ questionId, answer, valueString }) =>
      titlesIn.get(questionId)?.(answerText(answer ?? valueString)),
    ready,
  };
}
