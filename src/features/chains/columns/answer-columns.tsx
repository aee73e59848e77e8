import { useQuery } from "@tanstack/react-query";
import { useConnection } from "../../../client/connection.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import { questionKey, questionNames } from "../../../contract/question-key.ts";
import type { Response, ResponseChain } from "../../../contract/resources.ts";
import { cutText } from "../../../lib/cut-text.ts";
import { keyed } from "../../../lib/keyed.ts";
import { answerText } from "../../../analysis/texts/answer-text.ts";
import { answersTo } from "../answers-to.ts";
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
      cell: (chain) => <AnswersTo question={name} chain={chain} />,
    };
  });
}

interface AnswersToProps {
  /** As `questionNames` has it. */
  readonly question: string;
  readonly chain: ResponseChain;
}

function AnswersTo({ question, chain }: AnswersToProps) {
  return keyed(answersTo(question, chain), (answer) => answer.questionType).map(({ key, item }) => (
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
