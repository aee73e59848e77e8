import { answerText } from "../../../analysis/texts/answer-text.ts";
import { coveredMetadata, coveredResponse } from "../../../analysis/texts/covered.ts";
import { scoreOf } from "../../../analysis/texts/nps-answers.ts";
import type { Response, ResponseChain } from "../../../contract/resources.ts";
import { keyed } from "../../../lib/keyed.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { answersTo, COMMENT } from "./chain-column.ts";
import { NpsMark } from "./nps-mark.tsx";
import classes from "./cells.module.css";

interface AnswersToProps {
  /** As `questionNames` has it. */
  readonly question: string;
  readonly chain: ResponseChain;
}

export function AnswersTo({ question, chain }: AnswersToProps) {
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

interface MetadataCellProps {
  readonly chain: ResponseChain;
  readonly name: string;
}

export function MetadataCell({ chain, name }: MetadataCellProps) {
  const { metadata } = chain;
  if (!Object.hasOwn(metadata, name)) return null;
  const covered = coveredMetadata(Object.fromEntries([[name, metadata[name]]]));
  return (
    <span className={classes["comment"]}>
      <ShortText most={COMMENT}>{answerText(Object.values(covered)[0])}</ShortText>
    </span>
  );
}
