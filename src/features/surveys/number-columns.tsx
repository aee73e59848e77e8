import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { scoreInterval } from "../../analysis/interval.ts";
import { roundedScore, scoreFrom } from "../../analysis/score.ts";
import type { SurveyFigures } from "../../analysis/slice/survey-figures.ts";
import type { Survey } from "../../contract/resources.ts";
import { useFormats, useDirection } from "../../i18n/use-formats.ts";
import { NONE } from "../../lib/format-number.ts";
import type { SortableColumn } from "../../ui/use-sorted-table.tsx";
import classes from "./surveys.module.css";
import { linePath } from "../../ui/line-path.ts";

export interface NumberColumnsProps {
  /** By survey id; undefined before any response was read. */
  readonly figures: ReadonlyMap<string, SurveyFigures> | undefined;
  /** Whether they are being read, or have been: there are no such columns before. */
  readonly isBegun: boolean;
  readonly zone: string;
  readonly surveys: readonly Survey[];
  /** Until when all responses were read, in unix seconds: a month that goes on is one "so far". */
  readonly readUntil: number | undefined;
}

/** The shape of a number that is still to be read. */
const NOT_YET = <span className={classes["shape"]} aria-hidden />;

/** What is told of a survey once responses have been read. */
export function useNumberColumns(props: NumberColumnsProps): readonly SortableColumn<Survey>[] {
  const { figures, isBegun, zone, surveys, readUntil } = props;
  const { t } = useLingui();
  const { number, moment } = useFormats();
  const isScored = ({ _id, questions }: Survey) =>
    (figures?.get(_id)?.tally.answers ?? 0) > 0 ||
    questions.some(({ questionType }) => questionType === "NPS");
  const columns: readonly SortableColumn<Survey>[] = [
    {
      id: "responses",
      header: t`Responses`,
      numeric: true,
      sortBy: ({ _id }) => figures && (figures.get(_id)?.chains ?? 0),
      cell: ({ _id }) => (
        <Fact name={t`Responses`} room="count">
          {figures === undefined ? NOT_YET : number(figures.get(_id)?.chains ?? 0)}
        </Fact>
      ),
    },
    {
      id: "nps",
      header: t`NPS`,
      numeric: true,
      sortBy: ({ _id }) => scoreOf(figures?.get(_id)),
      cell: (survey) => (
        <Fact name={t`NPS`} room="score">
          <Score survey={survey} figures={figures} />
        </Fact>
      ),
    },
    {
      id: "months",
      header: t`Last 12 months`,
      cell: (survey) =>
        !isScored(survey) ? null : (
          <Fact name={t`NPS by month`} room="months">
            {figures === undefined ? (
              <span className={classes["months"]}>{NOT_YET}</span>
            ) : (
              <MonthsLine months={figures.get(survey._id)?.months ?? []} until={readUntil} />
            )}
          </Fact>
        ),
    },
    {
      id: "newest",
      header: t`Newest response`,
      sortBy: ({ _id }) => figures?.get(_id)?.newest,
      cell: ({ _id }) => (
        <Fact name={t`Newest response`} room="date">
          {figures === undefined ? NOT_YET : (moment(figures.get(_id)?.newest ?? NaN, zone, "date") ?? NONE)}
        </Fact>
      ),
    },
  ];
  if (!isBegun) return [];
  // Where no survey asks for a score there is nothing to show in its columns.
  const isWithoutScores = surveys.length > 0 && !surveys.some(isScored);
  return isWithoutScores ? columns.filter(({ id }) => id !== "nps" && id !== "months") : columns;
}

/** Undefined without an answer that counts. */
const scoreOf = (figures: SurveyFigures | undefined): number | undefined =>
  figures && scoreFrom(figures.tally);

interface FactProps {
  /** Said before it where no head of a column does. */
  readonly name: string;
  /** Which room is kept for it until it is read. */
  readonly room: "count" | "score" | "months" | "date";
  readonly children: ReactNode;
}

function Fact({ name, room, children }: FactProps) {
  return (
    <div className={classes["fact"]} data-room={room}>
      <span className={classes["unit"]}>{name}</span>
      {children}
    </div>
  );
}

interface ScoreProps {
  readonly survey: Survey;
  readonly figures: NumberColumnsProps["figures"];
}

/** The score over its interval; a dash where there is none. */
function Score({ survey: { _id }, figures }: ScoreProps) {
  const { t } = useLingui();
  const { signed } = useFormats();
  const tally = figures?.get(_id)?.tally;
  const interval = tally === undefined ? undefined : scoreInterval(tally);
  if (figures === undefined) return NOT_YET;
  if (tally === undefined || interval === undefined) return <span>{NONE}</span>;
  return (
    <>
      <strong>{signed(roundedScore(tally))}</strong>
      <small>{t`${signed(interval.low)} to ${signed(interval.high)}`}</small>
    </>
  );
}

const [WIDTH, HEIGHT, EDGE] = [108, 32, 4];
/** Points that the height stands for at least: months of few answers are not to look like a story. */
const LEAST_SPAN = 40;

/** Of fewer months a line would be a slope that nothing supports: they are dots. */
const LEAST_MONTHS = 3;

/** A survey's NPS from month to month, as a line without axes; months without answers are gaps. */
function MonthsLine({
  months,
  until = Infinity,
}: Pick<SurveyFigures, "months"> & { readonly until: number | undefined }) {
  const { t } = useLingui();
  const { signed, date } = useFormats();
  const isMirrored = useDirection() === "rtl";
  const told = months.flatMap(({ period, tally }, place) => {
    const value = scoreFrom(tally);
    return value === undefined ? [] : [{ place, value, period, tally }];
  });
  const values = told.map(({ value }) => value);
  const middle = (Math.max(...values) + Math.min(...values)) / 2;
  const span = Math.max(LEAST_SPAN, Math.max(...values) - Math.min(...values));
  const xOf = (place: number) => {
    const x = EDGE + ((WIDTH - 2 * EDGE) * place) / Math.max(1, months.length - 1);
    return isMirrored ? WIDTH - x : x;
  };
  const yOf = (value: number) => HEIGHT / 2 - ((value - middle) / span) * (HEIGHT - 2 * EDGE);
  const isLine = told.length >= LEAST_MONTHS;
  const path = linePath(
    months.map(({ tally }) => scoreFrom(tally) ?? null),
    xOf,
    yOf,
  );
  const [first, last] = [told[0], told.at(-1)];
  const named = ({ period }: (typeof told)[number]) => {
    const month = () => date(period.date, { month: "short", year: "numeric" });
    return period.end > until ? t`${month()} so far` : month();
  };
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
        {isLine ? <path d={path} className={classes["line"]} /> : null}
        {(isLine ? told.slice(-1) : told).map(({ place, value }) => (
          <circle key={place} cx={xOf(place)} cy={yOf(value)} r={2.5} className={classes["dot"]} />
        ))}
      </svg>
    </span>
  );
}
