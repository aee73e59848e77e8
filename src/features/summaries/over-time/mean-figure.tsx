import { useLingui } from "@lingui/react/macro";
import { useSeenNames } from "../../../client/connection.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { PeriodUnit } from "../../../lib/time/periods.ts";
import { slug } from "../../../ui/downloads/offered.ts";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { EventDay } from "../../../ui/charts/event-day.tsx";
import { PeriodUnitSelect, UnreadPeriods } from "../../../ui/charts/period-unit-select.tsx";
import { PointReader } from "../../../ui/charts/point-reader.tsx";
import { usePeriodLabels, type PeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import { DataTable, type DataColumn } from "../../../ui/data-table.tsx";
import type { ProvenanceLine } from "../../../lib/text/csv.ts";
import { keyed } from "../../../lib/text/distinct-names.ts";
import { Fault } from "../../../ui/fault.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { latePart } from "../../../ui/schedule/late-part.tsx";
import { meanPoints, meansTable, type MeanPoint, useMeanTexts } from "./mean-points.ts";
import type { MarkedEvents, MeanEvents as EventsOnMeans, MeansInView } from "./use-means.ts";
import classes from "./mean-figure.module.css";
import { HowComputed } from "../../../ui/help-popover.tsx";
import { Method } from "../../../ui/method.tsx";

const MeanChart = latePart(async () => (await import("./mean-chart.tsx")).MeanChart);

interface MeanFigureProps {
  readonly id: string;
  readonly title: string;
  readonly means: MeansInView;
  readonly events: MarkedEvents;
  /** What a file of it says about itself. */
  readonly lines: () => readonly ProvenanceLine[];
}

/** The mean from period to period, with its interval; its place is kept while answers are being read. */
export function MeanFigure({ id, title, means, events, lines }: MeanFigureProps) {
  const { t } = useLingui();
  const { data, error, retry, zone, complete, readUntil, onUnit } = means;
  const { unit, ownUnit, units, periods, sums, scales } = data ?? NOTHING;
  const points = meanPoints(periods, sums.get(id) ?? [], scales.get(id));
  const labels = usePeriodLabels(unit, points, readUntil);
  const texts = useMeanTexts(labels);
  return (
    <ChartFigure
      within
      title={t`Mean over time`}
      sentence={
        data !== undefined
          ? texts.all(points)
          : error === null
            ? t`Counted once everything has been read.`
            : undefined
      }
      download={{
        fileName: `${slug(title) || "answers"}_over-time`,
        table: () => meansTable(points),
        lines: () => [...lines(), ...labels.lines],
      }}
      aside={
        <>
          <PeriodUnitSelect unit={unit} ownUnit={ownUnit} units={units} onUnit={onUnit} />
          <HowComputed>
            <MeanMethod points={points} labels={labels} zone={zone} />
          </HowComputed>
        </>
      }
      note={complete || data === undefined ? undefined : <UnreadPeriods />}
      chart={
        <div className={classes["frame"]}>
          {error === null ? null : <Fault error={error} onRetry={retry} />}
          {points.length === 0 ? null : <MeanChart points={points} labels={labels} events={events} />}
          <PointReader
            label={t`Mean over time, point by point`}
            texts={points.map((point) => [texts.point(point), ...events.namesIn(point.date)].join(" · "))}
          />
        </div>
      }
      table={<MeanTable points={points} labels={labels} />}
    />
  );
}

const NO_UNITS: readonly PeriodUnit[] = [];
const NOTHING = {
  unit: "month",
  ownUnit: "month",
  units: NO_UNITS,
  periods: [],
  sums: new Map<string, never>(),
  scales: new Map<string, never>(),
} as const;

function MeanTable({ points, labels }: Omit<MeanMethodProps, "zone">) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { range } = useMeanTexts(labels);
  const columns: readonly DataColumn<MeanPoint>[] = [
    { id: "period", header: t`Period`, rowHeader: true, cell: ({ date }) => labels.full(date) },
    { id: "mean", header: t`Mean`, numeric: true, cell: ({ mean }) => number(mean ?? undefined, 2) },
    { id: "interval", header: t`95% interval`, numeric: true, cell: range },
    { id: "answers", header: t`Answers`, numeric: true, cell: ({ answers }) => number(answers) },
  ];
  return (
    <DataTable label={t`Mean by period`} rows={points} rowKey={({ date }) => date} columns={columns} dense />
  );
}

interface MeanMethodProps {
  readonly points: readonly MeanPoint[];
  readonly labels: PeriodLabels;
  /** Where days begin and end. */
  readonly zone: string;
}

/** How the mean of a period and its interval are computed, with the figures of the latest period that has answers. */
function MeanMethod({ points, labels, zone }: MeanMethodProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { range } = useMeanTexts(labels);
  const latest = points.findLast(({ answers }) => answers > 0);
  return (
    <Method
      plain={t`Each point is the average answer of a period; the interval is where it would probably lie if many more people answered.`}
      text={t`The sum of a period’s answers divided by their number n. The interval reaches t·s/√n to either side: s is the standard deviation of the answers, t the 97.5% quantile of Student’s t with n − 1 degrees of freedom. Of answers that are 0 or 1 it ends there.`}
      source={t`Student’s t interval: Student 1908`}
      figures={
        latest === undefined
          ? []
          : [
              { name: t`Period`, value: labels.full(latest.date) },
              { name: t`Answers`, value: number(latest.answers) },
              { name: t`Mean`, value: number(latest.mean ?? undefined, 2) },
              { name: t`Standard deviation`, value: number(latest.deviation, 2) },
              { name: t`95% interval`, value: range(latest) },
              { name: t`Time zone`, value: zone },
            ]
      }
    />
  );
}

/** What the numbers on the charts of means stand for. */
export function MeanEvents({ listed, show }: Pick<EventsOnMeans, "listed" | "show">) {
  const { t } = useLingui();
  const { touchpoints } = useSeenNames();
  return listed.length === 0 ? null : (
    <Panel title={t`Events`}>
      <ol className={classes["events"]}>
        {keyed(listed, (event) => JSON.stringify(event)).map(({ key, item: event }, place) => (
          <li key={key}>
            <EventDay event={event} onShow={(shown) => show(shown ? place : undefined)} />{" "}
            <bdi>{event.name}</bdi>
            {event.touchpoint === undefined ? null : (
              <>
                {" "}
                (<bdi>{touchpoints.get(event.touchpoint) ?? event.touchpoint}</bdi>)
              </>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
