import { useQuery } from "@tanstack/react-query";
import { useConnection } from "../../../client/connection.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import type { Response, ResponseChain } from "../../../contract/resources.ts";
import { cutText } from "../../../lib/cut-text.ts";
import { keyed } from "../../../lib/keyed.ts";
import { answerText } from "../../../analysis/texts/answer-text.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { NpsMark } from "../nps-mark.tsx";
import { scoreOf } from "../../../analysis/texts/nps-answers.ts";
import { coveredResponse } from "../../../analysis/texts/covered.ts";
import type { ChainColumn } from "./chain-column.ts";
import { COMMENT, HEADER } from "./cell-lengths.ts";
import classes from "../chains.module.css";

/** One column for each question of the surveys asked for, of all where none is; hidden at first. */
export function useAnswerColumns(
  surveyIds: readonly string[],
  lang: string | undefined,
): readonly ChainColumn[] {
  const { data } = useQuery(surveysQuery(useConnection(), lang));
  const surveys = (data?.rows ?? []).filter(({ _id }) => surveyIds.length === 0 || surveyIds.includes(_id));
  const questions = new Map(surveys.flatMap((survey) => survey.questions.map((each) => [each._id, each])));
  return [...questions.values()].map(({ _id, title, questionType }) => ({
    id: `question ${_id}`,
    header: cutText(title || _id, HEADER),
    shownAtFirst: false,
    wideOnly: true,
    numeric: questionType === "NPS",
    cell: (chain) => <AnswersTo questionId={_id} chain={chain} />,
  }));
}

function AnswersTo({ questionId, chain }: { readonly questionId: string; readonly chain: ResponseChain }) {
  const answers = chain.responses.filter((response) => response.questionId === questionId);
  return keyed(answers, (answer) => answer.questionType).map(({ key, item }) => (
    <GivenAnswer key={key} response={item} language={item.language || chain.language} />
  ));
}

/** What points at a person stays covered: it is uncovered where the response is opened. */
function GivenAnswer({ response, language }: { readonly response: Response; readonly language: string }) {
  const { questionId, questionType } = response;
  if (questionType === "NPS")
    return <NpsMark answer={{ questionId, answer: response.answer, score: scoreOf(response) }} />;
  const { answer, valueString, valueNum } = coveredResponse(response);
  return (
    <span className={classes["comment"]}>
      <ShortText language={language} most={COMMENT}>
        {answerText(answer ?? valueString ?? valueNum)}
      </ShortText>
    </span>
  );
}
