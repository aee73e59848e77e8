import { useLingui } from "@lingui/react/macro";
import type { DateRange } from "../../../lib/dates.ts";
import type { Screen } from "../../use-screen.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { DateField } from "./date-field.tsx";
import { PeriodField } from "./period-field.tsx";
import classes from "../filter-bar.module.css";

/** The days that are looked at: by a name, typed, or picked from a calendar. */
export function DaysField({ screen: { values, zone, change } }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const { from, to } = values;
  const changeRange = (range: DateRange) => {
    const backwards = range.from !== undefined && range.to !== undefined && range.from > range.to;
    change({ from: range.from, to: backwards ? undefined : range.to });
  };
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
    </>
  );
}

/** A start that would lie after the new end is taken away with it. */
const laterThan = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && from > to ? { from: undefined } : {};
