import "../../../ui/input-styles.ts";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import { useLingui } from "@lingui/react/macro";
import { Button, MultiSelect, Pill, TextInput } from "@mantine/core";
import { useState } from "react";
import { ANSWER_LIMITS } from "../../../analysis/columns/answer-builder.ts";
import { valueList } from "../../../analysis/metric/declare.ts";
import { writtenList, type MetricValue, type ValueNames } from "../../../analysis/metric/metric.ts";
import type { AnsweredValue } from "../../../analysis/metric/propose.ts";
import type { Survey } from "../../../contract/resources.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { metricIn, countsOf } from "./metric-in.ts";
import classes from "./scores.module.css";
import type { MetricFault, MetricReason } from "../../../analysis/metric/metric-error.ts";

/** A declaration as an address says it. */
export type Draft = Pick<ScreenValues, "top" | "bottom" | "scale" | "name">;

interface MetricFormProps {
  /** What the address says: its question, and what else is not changed here. */
  readonly values: ScreenValues;
  readonly first: Draft;
  readonly answered: readonly AnsweredValue[];
  /** Titles of the choices, by their ids; none of numbers. */
  readonly choices: ValueNames;
  readonly surveys: readonly Survey[];
  readonly onTake: (draft: Draft) => void;
  readonly onCancel?: (() => void) | undefined;
}

/** What a question is scored by, to be looked at and changed before it is: nothing is chosen without the reader. */
export function MetricForm(props: MetricFormProps) {
  const { values, first, answered, choices, surveys, onTake, onCancel } = props;
  const { t } = useLingui();
  const faultText = useMetricFaultText();
  const [draft, setDraft] = useState(first);
  const { metric, fault } = metricIn({ ...values, ...draft }, surveys) ?? {};
  const change = (patch: Draft) => setDraft((now) => ({ ...now, ...patch }));
  const ids = new Set([...choices.keys()].map(String));
  const field = (name: "top" | "bottom" | "scale", label: string) =>
    choices.size > 0 ? (
      <MultiSelect
        label={label}
        data={[...choices].map(([id, title]) => ({ value: String(id), label: title }))}
        value={valueList(draft[name] ?? "", ids)
          .map(String)
          .filter((id) => id !== "")}
        renderPill={({ value: id = "" }) => <Pill>{choices.get(id) ?? id}</Pill>}
        onChange={(chosen) => change({ [name]: chosen.length === 0 ? undefined : writtenList(chosen) })}
      />
    ) : (
      <TextInput
        label={label}
        value={draft[name] ?? ""}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.value || undefined })}
      />
    );
  return (
    <form
      className={classes["form"]}
      aria-label={t`What counts`}
      data-screen-only
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (metric !== undefined) onTake(draft);
      }}
    >
      <div className={classes["fields"]}>
        {field("top", t`Top`)}
        {field("bottom", t`Bottom`)}
        {field("scale", t`Scale`)}
        <TextInput
          label={t`Name`}
          value={draft.name ?? ""}
          onChange={({ currentTarget }) => change({ name: currentTarget.value || undefined })}
        />
      </div>
      {choices.size > 0 ? null : (
        <p
          className={classes["hint"]}
        >{t`Values with commas between them, or from the first to the last: 4,5 or 1-5.`}</p>
      )}
      <p className={classes["hint"]} role="status">
        {fault === undefined ? null : faultText(fault)}
        {metric === undefined ? null : <Preview counts={countsOf(metric, answered)} />}
      </p>
      <div className={classes["buttons"]}>
        <Button type="submit" disabled={metric === undefined}>{t`Show this score`}</Button>
        {onCancel === undefined ? null : <Button variant="default" onClick={onCancel}>{t`Cancel`}</Button>}
      </div>
    </form>
  );
}

/** How many of the answers count as what. */
function Preview({ counts: { top, bottom, all, left } }: { readonly counts: ReturnType<typeof countsOf> }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [tops, bottoms, total, lefts] = [number(top), number(bottom), number(all), number(left)];
  return t`Of ${total} answers ${tops} are top and ${bottoms} bottom; ${lefts} would not be counted.`;
}

interface AnsweredListProps {
  readonly answered: readonly AnsweredValue[];
  readonly nameOf: (value: MetricValue) => string;
}

/** What was answered, and how often. */
export function AnsweredList({ answered, nameOf }: AnsweredListProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const given = answered.filter(({ answers }) => answers > 0);
  if (given.length === 0 || given.length > ANSWER_LIMITS.values) return null;
  return (
    <table className={classes["answered"]} aria-label={t`What was answered`}>
      <thead>
        <tr>
          <th scope="col">{t`Answer`}</th>
          <th scope="col">{t`Answers`}</th>
        </tr>
      </thead>
      <tbody>
        {given.map(({ value, answers }) => (
          <tr key={value}>
            <th scope="row">
              <bdi>{nameOf(value)}</bdi>
            </th>
            <td>{number(answers)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is wrong with a declaration, as a sentence. */
export function useMetricFaultText(): (fault: MetricFault) => string {
  const { t } = useLingui();
  return ({ reason, value, name }) => {
    const labels: Readonly<Record<string, string>> = { top: t`Top`, bottom: t`Bottom`, scale: t`Scale` };
    const label = labels[name] ?? name;
    const texts: Readonly<Record<MetricReason, () => string>> = {
      address: () => t`“${value}” does not name a survey and a question.`,
      survey: () => t`There is no survey “${value}”.`,
      question: () => t`The survey “${name}” has no question “${value}”.`,
      text: () => t`The question “${value}” is answered by text, which can't be scored.`,
      "no question": () => t`Name a question.`,
      "no name": () => t`The name must not be empty.`,
      "no top": () => t`Say which values are the top.`,
      list: () => t`${label}: “${value}” is not a list of values such as 4,5 or 1-5.`,
      "one value": () => t`“${value}” is not a scale: it has only one value.`,
      number: () => t`“${value}” is not a number.`,
      choice: () => t`“${value}” is not one of the choices.`,
      outside: () => t`“${value}” is outside the scale.`,
      both: () => t`“${value}” is in the top and in the bottom.`,
    };
    return texts[reason]();
  };
}
