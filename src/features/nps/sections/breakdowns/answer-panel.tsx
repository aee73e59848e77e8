import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ANSWER_LIMITS, type AnswerColumns } from "../../../../analysis/columns/answer-builder.ts";
import { encodedId } from "../../../../analysis/metric/metric.ts";
import { answerTerm } from "../../../../analysis/slice/terms.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { cutText } from "../../../../lib/text/fit-text.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { sourcesWith } from "../charts/chart-tables.ts";
import { BreakdownPanel, type BreakdownProps } from "./breakdown-panel.tsx";
import { ChoiceOfOne } from "./choice-of-one.tsx";
import { toggledAmong } from "./metadata-terms.ts";
import { toldRows } from "../charts/funnel-rows.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import classes from "./breakdowns.module.css";

const MOST_OF_TITLE = 80;

/** A score for each answer to one question: choices, buttons, short scales and sliders. */
export function AnswerPanel({ model, findings, state, aside }: BreakdownProps) {
  const { screen, view, insights, reading, sources } = model;
  const { values, change } = screen;
  const { columns } = reading;
  const { names } = insights;
  const { t } = useLingui();
  const { title: score, fileName } = useShownScore();
  const { answer = [], by } = values;
  const { columns: questions = [] } = columns.answers ?? {};
  const titled = questions
    .map(({ key }) => ({ value: key, label: cutText(names.ofDimension(`answer:${key}`), MOST_OF_TITLE) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const question = titled.find(({ value }) => value === by);
  const choice = (
    <>
      {aside}
      <ChoiceOfOne
        label={t`Question`}
        placeholder={t`Choose a question`}
        data={titled}
        value={question?.value}
        w={190}
        comboboxProps={{ width: "max-content", position: "bottom-end" }}
        onChange={(next) => change({ breakdown: "answer", by: next })}
      />
    </>
  );
  if (question === undefined) {
    return (
      <Panel title={t`By answer`} aside={<div className={classes["aside"]}>{choice}</div>} screenOnly>
        <p className={classes["hint"]} role="status">
          {reading.phase === "reading"
            ? t`Answers to other questions have not been read before: they are being read now.`
            : titled.length === 0
              ? t`These responses answer no question that numbers can be broken down by.`
              : t`Choose a question to see a score for each of its answers.`}
        </p>
        <LeftOut answers={columns.answers} />
      </Panel>
    );
  }
  const id = question.value;
  const isOwn = (text: string) => answerTerm(text).question === id;
  const others = answer.filter((text) => !isOwn(text));
  const picked = answer.filter(isOwn);
  const pick = (value: string) =>
    change((now) => ({ answer: toggledAmong(now.answer ?? [], `${encodedId(id)}:${value}`, isOwn) }));
  return (
    <BreakdownPanel
      title={t`By answer`}
      label={t`${score} by answer to ${question.label}`}
      header={question.label}
      nameOf={(value) => names.ofValue(`answer:${id}`, value) ?? value}
      rows={view.byMetadata}
      fileName={`${fileName}-by-answer`}
      sources={() => sourcesWith({ answer: others }, sources, columns)}
      {...state}
      told={toldRows(findings, `answer:${id}`)}
      picked={picked.map((text) => answerTerm(text).value)}
      onPick={pick}
      aside={choice}
      note={<LeftOut answers={columns.answers} question={id} />}
    />
  );
}

interface LeftOutProps {
  readonly answers: AnswerColumns | undefined;
  /** The one whose rows are shown. */
  readonly question?: string;
}

/** Which responses are in no row, and which questions have none. */
function LeftOut({ answers, question }: LeftOutProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { tooVaried = [], several = [], hasMoreKeys = false } = answers ?? {};
  return (
    <>
      {question === undefined || !several.includes(question) ? null : (
        <p className={classes["hint"]}>
          <Trans>Responses that gave several answers to this question are in no row.</Trans>
        </p>
      )}
      {tooVaried.length === 0 ? null : (
        <p className={classes["hint"]}>
          {t`${plural(tooVaried.length, { one: "# question with more than 50 different answers is left out.", other: "# questions with more than 50 different answers are left out." })}`}
        </p>
      )}
      {hasMoreKeys ? (
        <p className={classes["hint"]}>{t`Only ${number(ANSWER_LIMITS.keys)} questions can be chosen.`}</p>
      ) : null}
    </>
  );
}
