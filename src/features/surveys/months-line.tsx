import { useLingui } from "@lingui/react/macro";
import { roundedScore, scoreFrom } from "../../analysis/score.ts";
import type { SurveyFigures } from "../../analysis/slice/survey-figures.ts";
import { useDirection, useFormats } from "../../i18n/use-formats.ts";
import { linePath } from "../../ui/line-path.ts";
import classes from "./surveys.module.css";

const [WIDTH, HEIGHT, EDGE] = [108, 32, 4];
/** Points that the height stands for at least: months of few answers are not to look like a story. */
const LEAST_SPAN = 40;

/** A survey's NPS from month to month, as a line without axes; months without answers are gaps. */
export function MonthsLine({ months }: Pick<SurveyFigures, "months">) {
  const { t } = useLingui();
  const { signed, date } = useFormats();
  const isMirrored = useDirection() === "rtl";
  const told = months.flatMap(({ period, tally }, place) => {
    const value = scoreFrom(tally);
    return value === undefined ? [] : [{ place, value, date: period.date, tally }];
  });
  const values = told.map(({ value }) => value);
  const middle = (Math.max(...values) + Math.min(...values)) / 2;
  const span = Math.max(LEAST_SPAN, Math.max(...values) - Math.min(...values));
  const xOf = (place: number) => {
    const x = EDGE + ((WIDTH - 2 * EDGE) * place) / Math.max(1, months.length - 1);
    return isMirrored ? WIDTH - x : x;
  };
  const yOf = (value: number) => HEIGHT / 2 - ((value - middle) / span) * (HEIGHT - 2 * EDGE);
  const path = linePath(
    months.map(({ tally }) => scoreFrom(tally) ?? null),
    xOf,
    yOf,
  );
  const [first, last] = [told[0], told.at(-1)];
  const named = (month: typeof first) =>
    month === undefined ? "" : date(month.date, { month: "short", year: "numeric" });
  const label =
    first === undefined || last === undefined
      ? undefined
      : t`NPS by month: ${signed(roundedScore(first.tally))} in ${named(first)}, ${signed(roundedScore(last.tally))} in ${named(last)}`;
  return (
    <span className={classes["months"]} title={label}>
      <svg
        {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        <path d={path} className={classes["line"]} />
        {last === undefined ? null : (
          <circle cx={xOf(last.place)} cy={yOf(last.value)} r={2.5} className={classes["end"]} />
        )}
      </svg>
    </span>
  );
}
