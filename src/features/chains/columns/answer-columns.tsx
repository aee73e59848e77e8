import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useConnection } from "../../../client/connection.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import { questionKey, questionNames } from "../../../contract/question-key.ts";
import { cutText } from "../../../lib/text/cut-text.ts";
import { type ChainColumn, HEADER } from "./chain-column.ts";

const AnswersTo = lazy(async () => ({ default: (await import("./later-cells.tsx")).AnswersTo }));

/** One column for each question of the surveys asked for, of all where none is; hidden at first. */
export function useAnswerColumns(
  surveyIds: readonly string[],
  lang: string | undefined,
): readonly ChainColumn[] {
  const { data } = useQuery(surveysQuery(useConnection(), lang));
  const surveys = (data?.rows ?? []).filter(({ _id }) => surveyIds.length === 0 || surveyIds.includes(_id));
  const all = surveys.flatMap(({ _id: surveyId, name, questions }) =>
    questions.map((question) => ({ ...question, surveyId, survey: name || surveyId })),
  );
  const nameOf = questionNames(all);
  const questions = new Map(all.map((question) => [questionKey(question), question]));
  return [...questions.values()].map(({ _id, surveyId, survey, title, questionType }) => {
    const name = nameOf({ surveyId, _id });
    return {
      id: `question ${name}`,
      header: cutText(name === _id ? title || _id : `${title || _id} (${survey})`, HEADER),
      shownAtFirst: false,
      wideOnly: true,
      numeric: questionType === "NPS",
      cell: (chain) => (
        <Suspense>
          <AnswersTo question={name} chain={chain} />
        </Suspense>
      ),
    };
  });
}
