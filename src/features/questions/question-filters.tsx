import "../../ui/choice-styles.ts";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import { useLingui } from "@lingui/react/macro";
import { MultiSelect, Select } from "@mantine/core";
import type { Question, Survey } from "../../contract/resources.ts";
import type { Screen } from "../../filters/use-screen.ts";
import classes from "./questions.module.css";

interface QuestionFiltersProps {
  readonly screen: Screen;
  readonly surveys: readonly Survey[];
  /** The questions of the surveys chosen, whatever their type. */
  readonly questions: readonly Question[];
}

/** Narrows the questions; what is chosen stands in the address. */
export function QuestionFilters({ screen, surveys, questions }: QuestionFiltersProps) {
  const { t } = useLingui();
  const { survey = [], type } = screen.values;
  const types = new Set(questions.map((question) => question.questionType).filter((name) => name !== ""));
  if (type !== undefined) types.add(type);
  const names = new Map(surveys.map(({ _id, name }) => [_id, name]));
  const ids = new Set([...names.keys(), ...survey]);
  return (
    <section className={classes["filters"]} aria-label={t`Filters`}>
      <MultiSelect
        label={t`Survey`}
        placeholder={survey.length === 0 ? t`All` : ""}
        data={[...ids].map((id) => ({ value: id, label: names.get(id) || id }))}
        value={[...survey]}
        searchable
        clearable
        className={classes["survey"]}
        onChange={(next) => screen.change({ survey: next.length === 0 ? undefined : next })}
      />
      <Select
        label={t`Question type`}
        placeholder={t`All`}
        data={[...types].toSorted()}
        value={type ?? null}
        clearable
        className={classes["type"]}
        onChange={(next) => screen.change({ type: next ?? undefined })}
      />
    </section>
  );
}
