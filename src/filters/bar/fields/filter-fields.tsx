import "../../../ui/choice-styles.ts";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import { useLingui } from "@lingui/react/macro";
import { MultiSelect } from "@mantine/core";
import type { DateRange } from "../../../lib/dates.ts";
import type { NarrowingName } from "../../narrowing.ts";
import type { Screen } from "../../use-screen.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { DateField } from "./date-field.tsx";
import type { FilterOptions } from "../options.ts";
import { PeriodField } from "./period-field.tsx";
import { TouchpointField } from "./touchpoint-field.tsx";
import classes from "../filter-bar.module.css";

interface FilterFieldsProps {
  readonly screen: Screen;
  readonly options: FilterOptions;
  readonly without: readonly NarrowingName[];
}

const versions = ["2", "3"].map((version) => ({ value: version, label: version }));

/** One field for each filter; a change goes to the address at once. */
export function FilterFields({ screen, options, without }: FilterFieldsProps) {
  const { t } = useLingui();
  const { values, zone, change } = screen;
  const { from, to, survey = [], touchpoint, closed, version, language, team } = values;
  const changeRange = (range: DateRange) => {
    const backwards = range.from !== undefined && range.to !== undefined && range.from > range.to;
    change({ from: range.from, to: backwards ? undefined : range.to });
  };
  const yesNo = [
    { value: "true", label: t`Yes` },
    { value: "false", label: t`No` },
  ];
  return (
    <>
      <PeriodField range={{ from, to }} zone={zone} onChange={changeRange} />
      <div className={classes["dates"]}>
        <DateField label={t`From`} value={from} onChange={(date) => changeRange({ from: date, to })} />
        <DateField
          label={t`To`}
          value={to}
          onChange={(date) => change({ to: date, ...laterThan(from, date) })}
        />
        <CalendarButton
          range={{ from, to }}
          zone={zone}
          onRange={changeRange}
          onZone={(tz) => change({ tz })}
        />
      </div>
      {without.includes("survey") ? null : (
        <MultiSelect
          label={t`Survey`}
          placeholder={survey.length === 0 ? t`All` : ""}
          data={withMissing(options.surveys, survey)}
          value={[...survey]}
          searchable
          clearable
          w={230}
          onChange={(next) => change({ survey: next.length === 0 ? undefined : next })}
        />
      )}
      <TouchpointField
        options={options.touchpoints}
        value={touchpoint}
        onChange={(next) => change({ touchpoint: next })}
      />
      {without.includes("team") ? null : (
        <ChoiceField
          label={t`Team`}
          options={options.teams}
          value={team}
          width={150}
          onChange={(next) => change({ team: next })}
        />
      )}
      {without.includes("language") ? null : (
        <ChoiceField
          label={t`Respondent language`}
          options={options.languages}
          value={language}
          width={160}
          onChange={(next) => change({ language: next })}
        />
      )}
      <ChoiceField
        label={t`Closed`}
        options={yesNo}
        value={closed === undefined ? undefined : String(closed)}
        width={124}
        onChange={(next) => change({ closed: next === undefined ? undefined : next === "true" })}
      />
      <ChoiceField
        label={t`Survey version`}
        options={versions}
        value={version === undefined ? undefined : String(version)}
        onChange={(next) => change({ version: next === "2" ? 2 : next === "3" ? 3 : undefined })}
      />
    </>
  );
}

/** A start that would lie after the new end is taken away with it. */
const laterThan = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && from > to ? { from: undefined } : {};

const withMissing = (options: FilterOptions["surveys"], chosen: readonly string[]) => [
  ...options,
  ...chosen
    .filter((id) => !options.some((option) => option.value === id))
    .map((id) => ({ value: id, label: id })),
];
