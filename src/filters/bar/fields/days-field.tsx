import { useLingui } from "@lingui/react/macro";
import { type DateRange, isCalendarDate } from "../../../lib/time/dates.ts";
import type { FilterOptions } from "../../options.ts";
import type { Screen } from "../../use-screen.ts";
import { useFiltersInForce } from "./use-filters-in-force.ts";
import classes from "./control.module.css";
import { Select, TextInput, ActionIcon, Popover } from "@mantine/core";
import { useState, lazy, Suspense } from "react";
import { presetOf, presetRange, DATE_PRESETS, type DatePreset } from "../../../lib/time/date-presets.ts";
import { ControlBox } from "./control-box.tsx";
import { CalendarDays } from "lucide-react";
import calendarClasses from "./calendar.module.css";
import { deviceTimeZone } from "../../../lib/time/time-zones.ts";

interface DaysFieldProps {
  readonly screen: Screen;
  readonly options: FilterOptions;
}

/** The days that are looked at, in one control: by a name, typed, or picked from a calendar. */
export function DaysField({ screen, options }: DaysFieldProps) {
  const { t } = useLingui();
  const { values, zone, change } = screen;
  const { from, to } = values;
  const inForce = useFiltersInForce(screen, options);
  const wordsOf = (wanted: "from" | "to") => inForce.find(({ name }) => name === wanted)?.text;
  const changeRange = (range: DateRange) => {
    const backwards = range.from !== undefined && range.to !== undefined && range.from > range.to;
    change({ from: range.from, to: backwards ? undefined : range.to });
  };
  return (
    <div className={classes["joined"]}>
      <PeriodField range={{ from, to }} zone={zone} onChange={changeRange} />
      <DateField
        label={t`From`}
        value={from}
        inForce={wordsOf("from")}
        onChange={(date) => changeRange({ from: date, to })}
      />
      <DateField
        label={t`To`}
        value={to}
        inForce={wordsOf("to")}
        onChange={(date) => change({ to: date, ...laterThan(from, date) })}
      />
      <CalendarButton
        range={{ from, to }}
        zone={zone}
        onRange={changeRange}
        onZone={(tz) => change({ tz })}
      />
    </div>
  );
}

/** A start that would lie after the new end is taken away with it. */
const laterThan = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && from > to ? { from: undefined } : {};

interface PeriodFieldProps {
  readonly range: DateRange;
  readonly zone: string;
  readonly onChange: (range: DateRange) => void;
}

const isPreset = (text: string | null): text is DatePreset => DATE_PRESETS.some((preset) => preset === text);

const secondsNow = (): number => Date.now() / 1000;

/** Ranges of dates by name, counted from today in the zone of the screen. */
function PeriodField({ range, zone, onChange }: PeriodFieldProps) {
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

interface DateFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  /** What is in force, in words. */
  readonly inForce: string | undefined;
  readonly onChange: (date: string | undefined) => void;
}

/** A date typed as `2026-11-20`. A whole date takes effect at once; half of one says what is missing on leaving. */
function DateField({ label, value, inForce, onChange }: DateFieldProps) {
  const { t } = useLingui();
  // What is being typed and isn't a date yet; everything else is the address's.
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const text = draft ?? value ?? "";

  const take = (next: string) => {
    const trimmed = next.trim();
    const settled = trimmed === "" || isCalendarDate(trimmed);
    setDraft(settled ? undefined : next);
    setLeft(false);
    if (settled && trimmed !== (value ?? "")) onChange(trimmed === "" ? undefined : trimmed);
  };

  const isWrong = draft !== undefined && left;
  return (
    <ControlBox label={label} text={inForce} onRemove={() => take("")}>
      <TextInput
        aria-label={label}
        variant="unstyled"
        className={classes["field"]}
        classNames={{ input: classes["input"], error: classes["wrong"] }}
        placeholder={t`YYYY-MM-DD`}
        value={text}
        w={100}
        inputMode="numeric"
        autoComplete="off"
        error={isWrong ? t`Write it as 2026-11-20` : undefined}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        onKeyDown={(event) => {
          if (event.key === "Enter") setLeft(true);
        }}
      />
    </ControlBox>
  );
}

const Calendar = lazy(async () => ({ default: (await import("./calendar.tsx")).Calendar }));

interface CalendarButtonProps {
  readonly range: DateRange;
  readonly zone: string;
  readonly onRange: (range: DateRange) => void;
  readonly onZone: (zone: string | undefined) => void;
}

/** Opens a calendar beside the typed dates; there the zone of the days is shown and chosen too. */
function CalendarButton({ range, zone, onRange, onZone }: CalendarButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t`Open calendar`}
          aria-haspopup="dialog"
          onClick={() => setOpen((was) => !was)}
        >
          <CalendarDays size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown
        aria-label={t`Choose dates`}
        aria-labelledby={undefined}
        className={calendarClasses["calendar"]}
      >
        {/* All at once: the first field there is takes the focus. */}
        <Suspense fallback={<div className={calendarClasses["coming"]} />}>
          <div className={calendarClasses["month"]}>
            <Calendar
              range={range}
              onChange={(next) => {
                setOpen(false);
                onRange(next);
              }}
            />
          </div>
          <ZoneField zone={zone} onChange={onZone} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ZoneFieldProps {
  readonly zone: string;
  /** Undefined for the zone of this device, which an address leaves out. */
  readonly onChange: (zone: string | undefined) => void;
}

/** The zone that days begin and end in. */
function ZoneField({ zone, onChange }: ZoneFieldProps) {
  const { t } = useLingui();
  const own = deviceTimeZone();
  const zones = [...new Set([own, "UTC", zone, ...Intl.supportedValuesOf("timeZone")])];
  return (
    <Select
      label={t`Time zone`}
      data={zones}
      value={zone}
      searchable
      limit={50}
      allowDeselect={false}
      comboboxProps={{ withinPortal: false }}
      onChange={(value) => onChange(value === null || value === own ? undefined : value)}
    />
  );
}
