import { useLingui } from "@lingui/react/macro";
import { type DateRange, dateAt, isCalendarDate, isOrdered } from "../../../lib/time/dates.ts";
import { readDate, type TypedDate } from "../../../lib/time/typed-date.ts";
import type { FilterOptions } from "../../options.ts";
import type { Screen } from "../../use-screen.ts";
import { useFiltersInForce } from "./use-filters-in-force.ts";
import classes from "./control.module.css";
import { Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { CalendarButton, type CalendarButtonProps } from "./calendar-button.tsx";
import { useFormats } from "../../../i18n/use-formats.ts";
import { presetOf, presetRange, DATE_PRESETS } from "../../../lib/time/date-presets.ts";
import { usePresetNames } from "../../preset-names.ts";
import { ControlBox } from "./control-box.tsx";

interface DaysFieldProps {
  readonly screen: Screen;
  readonly options: FilterOptions;
  /** True where each field has a line of its own: the calendar opens from either date then. */
  readonly stacked?: boolean;
}

/** A date that was typed and would end the range before it begins: it waits until the other one is changed. */
interface Waiting {
  readonly name: "from" | "to";
  readonly date: string;
  /** The other date, which it does not go with. */
  readonly other: string | undefined;
}

/** The days that are looked at, in one control: by a name, typed, or picked from a calendar. */
export function DaysField({ screen, options, stacked = false }: DaysFieldProps) {
  const { t } = useLingui();
  const { values, zone, change } = screen;
  const range = { from: values.from, to: values.to };
  const [held, setHeld] = useState<Waiting>();
  const waiting = held !== undefined && range[OTHER[held.name]] === held.other ? held : undefined;
  const inForce = useFiltersInForce(screen, options);
  const changeRange = (next: DateRange) => {
    setHeld(undefined);
    change({ from: next.from, to: next.to });
  };
  const changeDate = (name: "from" | "to", date: string | undefined) => {
    const other = OTHER[name];
    const withWaiting = { ...range, ...(waiting?.name === other && { [other]: waiting.date }), [name]: date };
    const alone = { ...range, [name]: date };
    if (waiting?.name === other && isOrdered(withWaiting)) changeRange(withWaiting);
    else if (isOrdered(alone)) {
      setHeld(waiting?.name === other ? { ...waiting, other: date } : undefined);
      // The other date may be on its way into the address.
      change(({ from, to }) => {
        if (date === undefined || isOrdered({ from, to, [name]: date })) return { [name]: date };
        setHeld({ name, date, other: { from, to }[other] });
        return {};
      });
    } else if (date !== undefined) setHeld({ name, date, other: range[other] });
  };
  const calendar = {
    range,
    zone,
    onRange: changeRange,
    onZone: (tz: string | undefined) => change({ tz }),
  };
  const fieldOf = (name: "from" | "to") => ({
    value: waiting?.name === name ? waiting.date : range[name],
    inForce: inForce.find((each) => each.name === name)?.text,
    zone,
    calendar: stacked ? calendar : undefined,
    onChange: (date: string | undefined) => changeDate(name, date),
  });
  return (
    <div className={classes["joined"]}>
      <PeriodField range={range} zone={zone} onChange={changeRange} />
      <DateField
        label={t`From`}
        conflict={waiting?.name === "from" ? t`This is after the end` : undefined}
        {...fieldOf("from")}
      />
      <DateField
        label={t`To`}
        conflict={waiting?.name === "to" ? t`This is before the start` : undefined}
        {...fieldOf("to")}
      />
      {stacked ? null : <CalendarButton {...calendar} />}
    </div>
  );
}

const OTHER = { from: "to", to: "from" } as const;

interface PeriodFieldProps {
  readonly range: DateRange;
  readonly zone: string;
  readonly onChange: (range: DateRange) => void;
}

const secondsNow = (): number => Date.now() / 1000;

/** Ranges of dates by name, counted from today in the zone of the screen. */
function PeriodField({ range, zone, onChange }: PeriodFieldProps) {
  const { t } = useLingui();
  const names = usePresetNames();
  const [opened] = useState(secondsNow);
  const chosen = presetOf(range, opened, zone);
  const data = DATE_PRESETS.map((preset) => ({ value: preset, label: names[preset] }));
  const custom = t`Custom dates`;
  return (
    <Select
      aria-label={t`Period`}
      className={classes["period"]}
      wrapperProps={{ "data-says": chosen === undefined ? custom : names[chosen] }}
      variant="unstyled"
      rightSectionWidth={26}
      comboboxProps={{ width: 180, position: "bottom-start", shadow: "md" }}
      data={chosen === undefined ? [...data, { value: "custom", label: custom, disabled: true }] : data}
      value={chosen ?? "custom"}
      allowDeselect={false}
      onChange={(value) => {
        if (value !== null && value !== "custom") onChange(presetRange(value, secondsNow(), zone));
      }}
    />
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  /** Why `value` is not in force. */
  readonly conflict: string | undefined;
  /** What is in force, in words. */
  readonly inForce: string | undefined;
  readonly zone: string;
  /** What opens from within the field. */
  readonly calendar: CalendarButtonProps | undefined;
  readonly onChange: (date: string | undefined) => void;
}

/** A typed date (`readDate`). A full one takes effect at once, any other on leaving the field or with Enter. */
function DateField({ label, value, conflict, inForce, zone, calendar, onChange }: DateFieldProps) {
  const { t } = useLingui();
  const { locale } = useFormats();
  // What is being typed and isn't a date yet; everything else is the address's.
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const problems: Record<Problem, string> = {
    unreadable: t`Write it as 2026-11-20`,
    "no-such-day": t`There is no such day`,
    "too-early": t`Dates begin in 1970`,
  };

  const take = (next: string) => {
    const trimmed = next.trim();
    const settled = trimmed === "" || isCalendarDate(trimmed);
    setDraft(settled ? undefined : next);
    setProblem(undefined);
    if (settled && trimmed !== (value ?? "")) onChange(trimmed === "" ? undefined : trimmed);
  };
  const settle = () => {
    if (draft === undefined) return;
    const read = readDate(draft, dateAt(secondsNow(), zone), locale);
    if ("date" in read) take(read.date);
    else setProblem(read.problem);
  };

  return (
    <ControlBox label={label} text={inForce} onRemove={() => take("")}>
      <TextInput
        aria-label={label}
        variant="unstyled"
        className={classes["field"]}
        classNames={{ input: classes["input"], error: classes["wrong"] }}
        placeholder={t`YYYY-MM-DD`}
        value={draft ?? value ?? ""}
        w={92}
        autoComplete="off"
        error={problem === undefined ? conflict : problems[problem]}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle();
        }}
      />
      {calendar === undefined ? null : <CalendarButton {...calendar} within={label} />}
    </ControlBox>
  );
}

type Problem = Extract<TypedDate, { problem: unknown }>["problem"];
