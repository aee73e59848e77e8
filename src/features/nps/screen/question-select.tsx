import "../../../ui/choice-styles.ts";
import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import { cutText } from "../../../lib/text/cut-text.ts";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import { PARTS } from "../insights/sentence.ts";
import type { NpsQuestion } from "../model/nps-questions.ts";
import classes from "./question-select.module.css";

export interface QuestionSelectProps {
  readonly questions: readonly NpsQuestion[];
  readonly value: string | undefined;
  readonly onChange: (question: string | undefined) => void;
}

const MOST_OF_NAME = 160;
/** No identifier is empty: this one stands for every question. */
const ALL = "";

/** Which NPS question the screen is about: one, or all of them together. */
export function QuestionSelect({ questions, value, onChange }: QuestionSelectProps) {
  const { t } = useLingui();
  const known = questions.map(({ id, label }) => ({ value: id, label: cutText(label, MOST_OF_NAME) }));
  const missing = value !== undefined && !questions.some(({ id }) => id === value);
  const chosen = questions.find(({ id }) => id === value)?.label ?? value;
  return (
    <>
      <Select
        id={PARTS.questions}
        className={classes["select"] ?? ""}
        aria-label={t`NPS question`}
        wrapperProps={SCREEN_ONLY}
        data={[
          { value: ALL, label: t`All NPS questions` },
          ...known,
          ...(missing ? [{ value, label: cutText(value, MOST_OF_NAME) }] : []),
        ]}
        value={value ?? ALL}
        allowDeselect={false}
        comboboxProps={{ width: "max-content", position: "bottom-start" }}
        maxDropdownHeight={320}
        onChange={(next) => onChange(next === null || next === ALL ? undefined : next)}
      />
      {chosen === undefined ? null : (
        <bdi dir="auto" className={classes["printed"]}>
          {chosen}
        </bdi>
      )}
    </>
  );
}
