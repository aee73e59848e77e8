import { Trans, useLingui } from "@lingui/react/macro";
import type { Survey } from "../../contract/resources.ts";
import { keyed } from "../../lib/keyed.ts";
import { LanguageNames } from "../../ui/language-names.tsx";
import { ShortText } from "../../ui/short-text.tsx";
import { QuestionTitle } from "../../ui/question-title.tsx";
import classes from "./surveys.module.css";

interface SurveyQuestionsProps {
  readonly survey: Survey;
  /** The question language that was asked for. */
  readonly wanted: string | undefined;
}

/** The questions that came with a survey, in its order. */
export function SurveyQuestions({ survey, wanted }: SurveyQuestionsProps) {
  const { t } = useLingui();
  if (survey.questions.length === 0) return <Trans>This survey has no questions.</Trans>;
  return (
    <ol className={classes["questions"]} aria-label={t`Questions of ${survey.name}`}>
      {keyed(survey.questions, (question) => question._id).map(({ key, item }) => (
        <li key={key}>
          <span className={classes["question"]}>
            <span>
              <QuestionTitle title={item.title} language={item.language} wanted={wanted} id={item._id} />
            </span>
            <span className={classes["facts"]}>
              <ShortText most={40}>{item.questionType}</ShortText> · <LanguageNames codes={item.languages} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
