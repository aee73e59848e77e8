import "@mantine/dates/styles.css";
import { useLingui } from "@lingui/react/macro";
import { DatePicker } from "@mantine/dates";
import { useState } from "react";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { DateRange } from "../../../lib/time/dates.ts";
import classes from "./calendar.module.css";

interface CalendarProps {
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
}

/** A month to pick two days from. Loaded when it is first opened. */
export function Calendar({ range, onChange }: CalendarProps) {
  const { t, i18n } = useLingui();
  const { date } = useFormats();
  // The first of two days waits here for the second.
  const [start, setStart] = useState<string>();
  const shown = range.to ?? range.from;
  return (
    <DatePicker
      type="range"
      allowSingleDateInRange
      firstDayOfWeek={1}
      classNames={{ day: classes["day"] ?? "" }}
      // Short names of Arabic are whole words.
      weekdayFormat={(day) => date(day, { weekday: i18n.locale === "ar" ? "narrow" : "short" })}
      monthLabelFormat={(month) => date(month, { month: "long", year: "numeric" })}
      monthsListFormat={(month) => date(month, { month: "short" })}
      getDayAriaLabel={(day) => date(day, { dateStyle: "long" })}
      ariaLabels={{
        previousMonth: t`Previous month`,
        nextMonth: t`Next month`,
        previousYear: t`Previous year`,
        nextYear: t`Next year`,
        previousDecade: t`Previous ten years`,
        nextDecade: t`Next ten years`,
      }}
      value={start === undefined ? [range.from ?? null, range.to ?? null] : [start, null]}
      {...(shown === undefined ? {} : { defaultDate: shown })}
      onChange={([from, to]) => {
        if (from !== null && to !== null) {
          setStart(undefined);
          onChange({ from, to });
        } else setStart(from ?? undefined);
      }}
    />
  );
}
