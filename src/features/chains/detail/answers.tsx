import { Trans, useLingui } from "@lingui/react/macro";
import { keyed } from "../../../lib/keyed.ts";
import { QuestionTitle } from "../../../ui/question-title.tsx";
import { ShortText } from "../../../ui/short-text.tsx";
import { Answer } from "./answer.tsx";
import type { PlacedAnswer } from "./answers-in-order.ts";
import classes from "./detail.module.css";

interface AnswersProps {
  readonly answers: readonly PlacedAnswer[];
  readonly chainLanguage: string;
  /** The question language that was asked for. */
  readonly wanted: string | undefined;
}

const idOf = ({ response }: PlacedAnswer): string => response.questionId;

/** Every answer with its question and type. */
export function Answers({ answers, chainLanguage, wanted }: AnswersProps) {
  const { t } = useLingui();
  if (answers.length === 0) {
    return (
      <p className={classes["none"]}>
        <Trans>Nothing was answered.</Trans>
      </p>
    );
  }
  return (
    <ul className={classes["answers"]} aria-label={t`Answers`}>
      {keyed(answers, idOf).map(({ key, item: { response, question } }) => (
        <li key={key}>
          <div className={classes["question"]}>
            <span>
              <QuestionTitle
                title={response.question}
                language={question?.language ?? wanted ?? ""}
                wanted={wanted}
                id={response.questionId}
              />
            </span>
            <span className={classes["type"]}>
              <ShortText most={40}>{response.questionType || t`unknown`}</ShortText>
            </span>
          </div>
          <div className={classes["answer"]}>
            <Answer response={response} question={question} language={response.language || chainLanguage} />
          </div>
        </li>
      ))}
    </ul>
  );
}
