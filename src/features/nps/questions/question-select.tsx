import "../../../ui/choice-styles.ts";
import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import type { NpsQuestion } from "./nps-questions.ts";

interface QuestionSelectProps {
  readonly questions: readonly NpsQuestion[];
  readonly value: string | undefined;
  readonly onChange: (question: string | undefined) => void;
}

/** No identifier is empty: this one stands for every question. */
const ALL = "";

/** One NPS question, or all of them together. */
export function QuestionSelect({ questions, value, onChange }: QuestionSelectProps) {
  const { t } = useLingui();
  const known = questions.map(({ id, label }) => ({ value: id, label }));
  const missing = value !== undefined && !questions.some(({ id }) => id === value);
  return (
    <Select
      label={t`NPS question`}
      wrapperProps={SCREEN_ONLY}
      data={[
        { value: ALL, label: t`All NPS questions` },
        ...known,
        ...(missing ? [{ value, label: value }] : []),
      ]}
      value={value ?? ALL}
      allowDeselect={false}
      maw={560}
      mb={12}
      onChange={(next) => onChange(next === null || next === ALL ? undefined : next)}
    />
  );
}
