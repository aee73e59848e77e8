import { useLingui } from "@lingui/react/macro";
import type { DateRange } from "../../../lib/time/dates.ts";
import type { FilterOptions } from "../../options.ts";
import type { Screen } from "../../use-screen.ts";
import { useFiltersInForce } from "./use-filters-in-force.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { DateField } from "./date-field.tsx";
import { PeriodField } from "./period-field.tsx";
import classes from "./control.module.css";

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
