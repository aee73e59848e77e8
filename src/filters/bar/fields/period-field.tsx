import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import { useState } from "react";
import classes from "./control.module.css";
import { presetOf, presetRange, DATE_PRESETS, type DatePreset } from "../../../lib/time/date-presets.ts";
import type { DateRange } from "../../../lib/time/dates.ts";

interface PeriodFieldProps {
  readonly range: DateRange;
  readonly zone: string;
  readonly onChange: (range: DateRange) => void;
}

const isPreset = (text: string | null): text is DatePreset => DATE_PRESETS.some((preset) => preset === text);

const secondsNow = (): number => Date.now() / 1000;

/** Ranges of dates by name, counted from today in the zone of the screen. */
export function PeriodField({ range, zone, onChange }: PeriodFieldProps) {
  const { t } = useLingui();
  const names: Record<DatePreset, string> = {
    all: t`All time`,
    today: t`Today`,
    last7Days: t`Last 7 days`,
    last28Days: t`Last 28 days`,
    last90Days: t`Last 90 days`,
    thisMonth: t`This month`,
    lastMonth: t`Last month`,
    thisYear: t`This year`,
  };
  const [opened] = useState(secondsNow);
  const chosen = presetOf(range, opened, zone);
  const data = DATE_PRESETS.map((preset) => ({ value: preset, label: names[preset] }));
  const custom = t`Custom dates`;
  const text = chosen === undefined ? custom : names[chosen];
  return (
    <Select
      aria-label={t`Period`}
      // As wide as what it says, in whatever language.
      miw={`calc(${text.length * 0.85}ch + 46px)`}
      className={classes["period"]}
      variant="unstyled"
      rightSectionWidth={26}
      comboboxProps={{ width: 180, position: "bottom-start", shadow: "md" }}
      data={chosen === undefined ? [...data, { value: "custom", label: custom, disabled: true }] : data}
      value={chosen ?? "custom"}
      allowDeselect={false}
      onChange={(value) => {
        if (isPreset(value)) onChange(presetRange(value, secondsNow(), zone));
      }}
    />
  );
}
