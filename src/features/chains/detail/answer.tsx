import { useLingui } from "@lingui/react/macro";
import type { Question, Response } from "../../../contract/resources.ts";
import { keyed } from "../../../lib/text/distinct-names.ts";
import { answerText } from "../../../analysis/texts/answer-text.ts";
import { scoreOf } from "../../../analysis/texts/nps-answers.ts";
import { NpsMark } from "../columns/nps-mark.tsx";
import { contactParts } from "./contact-parts.ts";
import { Masked, OwnText, Raw } from "./masked.tsx";
import { personalKind } from "../../../lib/text/personal-kind.ts";
import classes from "./detail.module.css";

interface AnswerProps {
  readonly response: Response;
  readonly question: Question | undefined;
  /** The language of the answer. */
  readonly language: string;
  /** What it names, in the question language that was asked for. */
  readonly title: string | undefined;
  /** What was searched for in the list. */
  readonly find: string | undefined;
}

/** One answer, as its type wants to be shown; an unknown type is shown as it came. */
export function Answer({ response, question, language, title, find }: AnswerProps) {
  const { answer, questionType, valueString, valueNum, questionId } = response;
  if (questionType === "NPS")
    return <NpsMark answer={{ questionId, answer, score: scoreOf(response) }} named />;
  const given = answer ?? valueString ?? valueNum;
  if (questionType === "Contact") return <ContactAnswer answer={given} question={question} />;
  const text = answerText(given);
  if (text.trim() === "") return <Blank />;
  if (questionType !== "Text") {
    if (title !== undefined && title !== text)
      return (
        <>
          <OwnText language={question?.language ?? ""}>{title}</OwnText>{" "}
          <small className={classes["given"]}>
            <OwnText language={language}>{text}</OwnText>
          </small>
        </>
      );
    const kind = personalKind(text);
    if (kind !== undefined) return <Masked value={text} kind={kind} name="" />;
    if (typeof given === "object") return <Raw>{text}</Raw>;
  }
  return (
    <OwnText language={language} find={find}>
      {text}
    </OwnText>
  );
}

function Blank() {
  const { t } = useLingui();
  return <span className={classes["none"]}>{t`Left blank`}</span>;
}

function ContactAnswer({ answer, question }: { readonly answer: unknown } & Pick<AnswerProps, "question">) {
  const parts = contactParts(answer, question?.choices ?? []);
  if (parts.length === 0) return <Blank />;
  return (
    <span className={classes["contacts"]}>
      {keyed(parts, (part) => part.name).map(({ key, item: { name, value, kind } }) => (
        <Masked key={key} value={value} kind={kind} name={name} />
      ))}
    </span>
  );
}
