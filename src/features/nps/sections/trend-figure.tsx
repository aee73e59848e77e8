import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Segment } from "../../../analysis/changes/changes.ts";
import type { PeriodUnit } from "../../../lib/time/periods.ts";
import { provenance } from "../../../filters/provenance.ts";
import { stretchText } from "../../../filters/stretch.ts";
import { fetchLater, FirstContent } from "../../../ui/schedule/first-content.tsx";
import { lazily, latePart } from "../../../ui/schedule/late-part.tsx";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import classes from "./charts/charts.module.css";
import type { NpsModel } from "../model/use-nps-screen.ts";
import { PeriodUnitSelect, UnreadPeriods } from "../../../ui/charts/period-unit-select.tsx";
import { sourcesWithout, trendTable } from "./charts/chart-tables.ts";
import { isPicked, lastDay, periodText } from "../data/view/picks.ts";
import { PointReader } from "../../../ui/charts/point-reader.tsx";
import { trendPoints, type TrendPoint } from "./charts/trend-points.ts";
import { usePeriodLabels, type PeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import type { ChangesInView } from "../insights/use-insights.ts";
import { plural } from "@lingui/core/macro";
import { roundedScore } from "../../../analysis/score.ts";
import type { TrendMark } from "../../../ui/charts/trend-marks.tsx";
import type { EventsOnTrend } from "./use-trend-events.ts";
import { useShownScore } from "../data/view/shown-score.ts";

const TrendChart = latePart(async () => (await import("./charts/trend-chart.tsx")).TrendChart);

// There is something to compare only once everything has been read.
const TrendNotes = lazily(async () => (await import("./trend-notes.tsx")).TrendNotes);

// Not shown until asked for. Fetched ahead, so that it is there at once, without a network too.
const table = () => import("./trend-table.tsx");
const TrendTable = latePart(async () => (await table()).TrendTable);
fetchLater(table);

interface TrendProps extends NpsModel {
  /** What happened, to be marked; undefined until that can be told. */
  readonly events: EventsOnTrend | undefined;
}

/** The score from period to period; a click on one of them narrows everything else to it. */
export function Trend({ screen, days, view, insights, reading, complete, sources, events }: TrendProps) {
  const { t } = useLingui();
  const shown = useShownScore();
  const score = shown.title;
  const title = shown.isNps && !shown.isDeclared ? t`NPS over time` : t`${score} over time`;
  const { zone, change } = screen;
  const { during } = days.values;
  const { changes } = insights;
  const segments = changes?.segments ?? NONE;
  const { trend, unit, ownUnit, units } = view;
  const labels = usePeriodLabels(unit, trend, reading.readUntil);
  // Asked for by name: the compiler takes `points.map` for a change of them, and the charts would draw the same anew.
  const points = useMemo(() => trendPoints(trend, complete), [trend, complete]);
  const pointTexts = usePointTexts(labels);
  const trendText = useTrendText(points, labels, changes, unit);
  const inPick = points.filter(({ period }) => isPicked(period, during, zone));
  const [first, last] = [inPick[0], inPick.at(-1)];
  const pick = (point: TrendPoint | undefined) => {
    if (point !== undefined) days.toggle(periodText(point.period, zone));
  };
  const drag = (one: string, other: string, done: boolean) => {
    const [start, end] = [one, other].toSorted();
    const period = points.find((point) => point.date === end)?.period;
    if (start === undefined || period === undefined) return;
    const stretch = stretchText({ from: start, to: lastDay(period, zone) });
    if (done) days.pick(stretch);
    else days.drag(stretch);
  };
  return (
    <ChartFigure
      title={title}
      sentence={trendText}
      download={{
        fileName: `${shown.fileName}-over-time`,
        table: () => trendTable(points, segments, shown),
        lines: () => [...provenance(sourcesWithout("during", sources, reading.columns)), ...labels.lines],
      }}
      aside={<PeriodUnitSelect {...{ unit, ownUnit, units }} onUnit={(period) => change({ period })} />}
      note={
        complete ? (
          <TrendNotes {...{ trend, changes, labels, screen }} until={reading.readUntil} />
        ) : (
          <UnreadPeriods />
        )
      }
      chart={
        <div className={classes["trend"]}>
          <TrendChart
            title={title}
            points={points}
            segments={segments}
            marks={events?.marks ?? NO_MARKS}
            target={screen.values.target}
            labels={labels}
            picked={first === undefined || last === undefined ? undefined : [first.date, last.date]}
            onPick={(date) => pick(points.find((point) => point.date === date))}
            onDrag={drag}
            onCancel={() => days.drag(undefined)}
          >
            {points.length > 0 || complete ? <FirstContent /> : null}
          </TrendChart>
          <PointReader
            label={t`${score} over time, point by point`}
            texts={points.map(pointTexts)}
            onPick={(index) => pick(points[index])}
          />
        </div>
      }
      table={<TrendTable points={points} labels={labels} />}
    />
  );
}

const NONE: readonly Segment[] = [];
const NO_MARKS: readonly TrendMark[] = [];

/** What a point of the trend says, in words. */
function usePointTexts(labels: PeriodLabels): (point: TrendPoint) => string {
  const { t } = useLingui();
  const shown = useShownScore();
  return ({ date, tally, interval, answers, unread }) => {
    const name = labels.full(date);
    if (unread) return t`${name}: not read yet`;
    if (answers === 0) return t`${name}: no answers`;
    const count = t`${plural(answers, { one: "# answer", other: "# answers" })}`;
    const [called, value] = [shown.name, shown.score(roundedScore(tally, 1), 1)];
    return t`${name}: ${called} ${value} (${shown.range(interval)}), ${count}`;
  };
}

/** What a trend shows, in a sentence; undefined without answers. */
function useTrendText(
  points: readonly TrendPoint[],
  labels: PeriodLabels,
  changes: ChangesInView | undefined,
  unit: PeriodUnit,
): string | undefined {
  const { t } = useLingui();
  const shown = useShownScore();
  const noChange = useNoChangeText();
  if (changes !== undefined) {
    const lines = t`Shaded: 95% interval; dotted lines: level before and after.`;
    if (changes.told.length === 0) return noChange(changes.units, unit);
    const hollow = points.some(({ few }) => few) ? [t`Hollow points: few answers.`] : [];
    return [...changes.told, lines, ...hollow].join(" ");
  }
  const answered = points.filter(({ score }) => score !== null);
  const enough = answered.filter(({ few }) => !few);
  const byScore = (enough.length > 0 ? enough : answered).toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
  const [lowest, highest] = [byScore[0], byScore.at(-1)];
  if (lowest === undefined || highest === undefined) return undefined;
  const told = (point: TrendPoint) =>
    t`${shown.score(roundedScore(point.tally))} (${labels.full(point.date)})`;
  if (lowest === highest) return told(lowest);
  const between = t`Between ${told(lowest)} and ${told(highest)}.`;
  const isWhole = byScore.length === answered.length;
  return isWhole ? between : `${between} ${t`Periods of few answers are left out.`}`;
}

/** What is said of a trend of so many periods with answers that has no lasting change. */
function useNoChangeText(): (units: number, unit: PeriodUnit) => string {
  const { t } = useLingui();
  const score = useShownScore().name;
  return (units, unit) => {
    const counted = {
      day: () => t`${plural(units, { one: "# day", other: "# days" })}`,
      week: () => t`${plural(units, { one: "# week", other: "# weeks" })}`,
      month: () => t`${plural(units, { one: "# month", other: "# months" })}`,
      quarter: () => t`${plural(units, { one: "# quarter", other: "# quarters" })}`,
    };
    return t`${score} has not changed for good in these ${counted[unit]()}: its ups and downs are no more than chance gives.`;
  };
}
