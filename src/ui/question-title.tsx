import { Trans, useLingui } from "@lingui/react/macro";
import { languageName } from "../lib/language-name.ts";
import { cutText } from "../lib/text/fit-text.ts";
import { LongText } from "./long-text.tsx";
import { TextIn } from "./text-in.tsx";
import classes from "./question-title.module.css";

interface QuestionTitleProps {
  readonly title: string;
  readonly language: string;
  /** The language that was asked for; undefined for each question's own. */
  readonly wanted: string | undefined;
  /** What stands for a question without a title. */
  readonly id: string;
}

/** A question's title in its own language, and a word on it where that is not the one asked for. */
export function QuestionTitle({ title, language, wanted, id }: QuestionTitleProps) {
  const { i18n } = useLingui();
  if (title === "") return <code>{cutText(id, 200)}</code>;
  const fellBack = wanted !== undefined && language !== "" && language !== wanted;
  return (
    <>
      <TextIn language={language}>
        <LongText>{title}</LongText>
      </TextIn>
      {fellBack ? (
        <small className={classes["fallback"]}>
          <Trans>
            not in {languageName(wanted, i18n.locale)}: shown in {languageName(language, i18n.locale)}
          </Trans>
        </small>
      ) : null}
    </>
  );
}
