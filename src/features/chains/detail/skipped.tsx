import { Trans, useLingui } from "@lingui/react/macro";
import type { Question } from "../../../contract/resources.ts";
import { keyed } from "../../../lib/keyed.ts";
import { QuestionTitle } from "../../../ui/question-title.tsx";
import classes from "./detail.module.css";

interface SkippedProps {
  readonly questions: readonly Question[];
  /** The question language that was asked for. */
  readonly wanted: string | undefined;
}

/** The survey's questions that this respondent left out. */
export function Skipped({ questions, wanted }: SkippedProps) {
  const { t } = useLingui();
  if (questions.length === 0) return null;
  return (
    <div className={classes["skipped"]}>
      <h3>
        <Trans>Not answered</Trans>
      </h3>
      <ul aria-label={t`Not answered`}>
        {keyed(questions, (question) => question._id).map(({ key, item }) => (
          <li key={key}>
            <QuestionTitle title={item.title} language={item.language} wanted={wanted} id={item._id} />
          </li>
        ))}
      </ul>
    </div>
  );
}
