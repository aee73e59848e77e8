import "../../ui/input-styles.ts";
import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import { questionNames, questionTitles, type QuestionIdentity } from "../../contract/question-key.ts";
import type { ScreenValues } from "../../filters/fields.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { cutText } from "../../lib/text/fit-text.ts";
import { SCREEN_ONLY } from "../../ui/screen-only.ts";
import classes from "./comments.module.css";
import { hasNpsQuestion, surveysAmong, useSurveys } from "../../filters/use-surveys.ts";

const MOST_OF_NAME = 160;
/** No identifier is empty: this one stands for every question. */
const ALL = "";

/** The questions that ask for a text, of the surveys that are selected. */
function useAsked({ survey, lang }: ScreenValues) {
  const surveys = surveysAmong(useSurveys(lang), survey);
  return surveys.flatMap(({ _id: surveyId, name, questions }) =>
    questions
      .filter(({ questionType }) => questionType === "Text")
      .map(({ _id, title }) => ({ _id, surveyId, title, label: `${title || _id} (${name || surveyId})` })),
  );
}

/** What was asked, of comments on several questions; undefined where all of them answer one. */
export function useQuestionTitles(values: ScreenValues): (question: QuestionIdentity) => string | undefined {
  const asked = useAsked(values);
  const isOne = values.question !== undefined || asked.length < 2;
  return isOne ? () => undefined : questionTitles(asked);
}

/** Whether comments may have a score: where no survey has an NPS question, none has. */
export function useMayBeScored({ lang }: ScreenValues): boolean {
  const surveys = useSurveys(lang);
  return surveys.length === 0 || hasNpsQuestion(surveys);
}

/** Which question the comments answer: one, or any. */
export function QuestionSelect({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const { question } = screen.values;
  const asked = useAsked(screen.values);
  const nameOf = questionNames(asked);
  const offered = asked.map((each) => ({ value: nameOf(each), label: cutText(each.label, MOST_OF_NAME) }));
  const isMissing = question !== undefined && !offered.some(({ value }) => value === question);
  return (
    <Select
      className={classes["question"] ?? ""}
      aria-label={t`Question`}
      wrapperProps={SCREEN_ONLY}
      data={[
        { value: ALL, label: t`All questions` },
        ...offered,
        ...(isMissing ? [{ value: question, label: cutText(question, MOST_OF_NAME) }] : []),
      ]}
      value={question ?? ALL}
      allowDeselect={false}
      comboboxProps={{ width: "max-content", position: "bottom-start" }}
      onChange={(next) => screen.change({ question: next === null || next === ALL ? undefined : next })}
    />
  );
}
