import { useLingui } from "@lingui/react/macro";
import {
  CartesianGrid,
  ComposedChart,
  ReferenceArea,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
  Bar,
  BarChart,
  usePlotArea,
} from "recharts";
import type { ReactNode } from "react";
import type { Segment } from "../../../../analysis/changes/changes.ts";
import { scoreFrom, roundedScore, surePeriods } from "../../../../analysis/score.ts";
import { useDirection, useFormats } from "../../../../i18n/use-formats.ts";
import { scoreDomain, scoreTicks, type TrendPoint } from "./trend-points.ts";
import type { PeriodLabels } from "../../../../ui/charts/use-period-labels.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import { sidesOf, AXIS_WIDTH, useChartSize } from "../../../../ui/charts/use-chart-size.ts";
import { useDrag, type DragTargets } from "./use-drag.ts";
import { markAreas, markLines, wholePeriods, type TrendMark } from "../../../../ui/charts/trend-marks.tsx";
import { ChartTooltip } from "../../../../ui/charts/chart-tooltip.tsx";
import { BAND, chartData, lineOf, PERIODS, VALUES } from "../../../../ui/charts/interval-line.tsx";
import { useTurns } from "../../../../ui/schedule/use-turns.ts";
import classes from "./charts.module.css";
import { ColumnShape, mostOf } from "./column-shape.tsx";

export interface TrendChartProps {
  readonly points: readonly TrendPoint[];
  readonly labels: PeriodLabels;
}

interface PickableTrendProps extends TrendChartProps, DragTargets {
  readonly title: string;
  /** The first dates of the first and the last period picked. */
  readonly picked: readonly [first: string, last: string] | undefined;
  /** Periods of one level between lasting changes; several where there are changes. */
  readonly segments: readonly Segment[];
  /** Where something happened. */
  readonly marks: readonly TrendMark[];
  /** The score that is aimed for. */
  readonly target: number | undefined;
  /** Comes with the last of the drawing. */
  readonly children: ReactNode;
}

/** The score as a line with its interval as a band; below it, the answers of each period. */
export function TrendChart(props: PickableTrendProps) {
  const { title, points, labels, picked, segments, marks, target, children, ...targets } = props;
  const shown = useShownScore();
  const size = useChartSize(140, 390);
  const { margin, orientation, reversed } = sidesOf(useDirection());
  const domain = scoreDomain(points, target, shown.metric.kind === "share" ? 0 : undefined);
  const data = chartData(points, ({ score }) => score, surePeriods(points));
  // Each chart in a task of its own, when the screen has nothing else to draw.
  const turn = useTurns(3);
  const drag = useDrag(
    points.map(({ date }) => date),
    targets,
  );
  const pickedArea = areaOf(picked, reversed);
  return (
    <>
      {turn < 2 ? null : (
        <ComposedChart
          {...size}
          className={classes["line"] ?? ""}
          data={data}
          margin={margin}
          syncId={SYNC}
          title={title}
          accessibilityLayer={false}
          {...drag}
        >
          {markAreas(marks, reversed)}
          {pickedArea}
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis {...PERIODS} reversed={reversed} tick={false} height={4} />
          <YAxis
            {...VALUES}
            domain={[...domain]}
            ticks={[...scoreTicks(domain)]}
            orientation={orientation}
            tickFormatter={(value: number) => shown.score(value)}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: "var(--line-strong)" }}
            content={<PointTooltip points={points} labels={labels} />}
          />
          {BAND}
          {lineOf(points)}
          {levelLines(segments)}
          {markLines(marks)}
          {target === undefined ? null : (
            <ReferenceLine y={target} className="target" stroke="var(--accent)" strokeDasharray="6 3" />
          )}
        </ComposedChart>
      )}
      {turn < 3 ? null : (
        <AnswersChart
          data={data}
          most={mostOf(points.map(({ answers }) => answers))}
          labels={labels}
          drag={drag}
        >
          {pickedArea}
        </AnswersChart>
      )}
      {turn < 3 ? null : children}
    </>
  );
}

const areaOf = (picked: PickableTrendProps["picked"], reversed: boolean) =>
  picked === undefined ? null : (
    <ReferenceArea {...wholePeriods(...picked, reversed)} fill="var(--accent)" fillOpacity={0.1} />
  );

/** A line for each level, and one where each change is. */
const levelLines = (segments: readonly Segment[]) =>
  segments.length < 2 ? null : (
    <>
      {segments.map((segment) => (
        <ReferenceLine
          key={segment.first.date}
          segment={levelOf(segment)}
          stroke="var(--ink)"
          strokeWidth={2}
          strokeDasharray="2 3"
          ifOverflow="hidden"
        />
      ))}
      {segments.slice(1).map(({ first }) => (
        <ReferenceLine key={first.date} x={first.date} stroke="var(--ink)" strokeDasharray="4 4" />
      ))}
    </>
  );

/** The level of a segment, from its first period to its last. */
function levelOf(segment: Segment) {
  const y = scoreFrom(segment) ?? 0;
  return [
    { x: segment.first.date, y },
    { x: segment.last.date, y },
  ] as const;
}

/** Recharts fills in what it points at. */
interface PointTooltipProps extends TrendChartProps, Partial<Pick<TooltipContentProps, "active" | "label">> {}

function PointTooltip({ active, label, points, labels }: PointTooltipProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const shown = useShownScore();
  const point = active ? points.find(({ date }) => date === label) : undefined;
  if (point === undefined) return null;
  const lines = [
    { name: shown.name, value: shown.score(roundedScore(point.tally, 1), 1) },
    { name: t`95% interval`, value: shown.range(point.interval) },
    { name: t`Answers`, value: point.unread ? t`Not read yet` : number(point.answers) },
  ];
  return <ChartTooltip title={labels.full(point.date)} lines={lines} />;
}

/** The charts of the trend point at the same period. */
const SYNC = "nps-over-time";

const nothing = () => null;

/** Pixels above the highest bar, which keep the two axes apart. */
const ABOVE_BARS = 16;

interface AnswersChartProps {
  readonly data: readonly object[];
  /** The answers of the period that has most. */
  readonly most: number;
  readonly labels: PeriodLabels;
  readonly drag: ReturnType<typeof useDrag>;
  /** What is drawn behind the bars. */
  readonly children: ReactNode;
}

/** How many answers each period of the trend rests on. */
function AnswersChart({ data, most, labels, drag, children }: AnswersChartProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const size = useChartSize(52, 390);
  const { margin, orientation, reversed } = sidesOf(useDirection());
  return (
    <BarChart
      {...size}
      className={classes["counts"] ?? ""}
      data={[...data]}
      margin={{ ...margin, top: ABOVE_BARS }}
      syncId={SYNC}
      title={t`Answers over time`}
      accessibilityLayer={false}
      {...drag}
    >
      {children}
      <XAxis {...PERIODS} reversed={reversed} tickFormatter={labels.short} minTickGap={16} height={24} />
      <YAxis
        width={AXIS_WIDTH}
        orientation={orientation}
        tickLine={false}
        axisLine={false}
        domain={[0, most]}
        ticks={[0, most]}
        niceTicks="none"
        interval={0}
        tickFormatter={(value: number) => number(value)}
      />
      <Tooltip content={nothing} cursor={{ fill: "var(--surface-sunken)" }} isAnimationActive={false} />
      <AnswersHead text={t`Answers`} atRight={reversed} />
      <Bar dataKey="answers" fill="var(--line-strong)" isAnimationActive={false} shape={ColumnShape} />
    </BarChart>
  );
}

/** What the bars count, right above the highest of them. */
function AnswersHead({ text, atRight }: { readonly text: string; readonly atRight: boolean }) {
  const area = usePlotArea();
  if (area === undefined) return null;
  return (
    <text
      x={atRight ? area.x + area.width : area.x}
      y={area.y - 2}
      textAnchor={atRight ? "end" : "start"}
      fontSize="0.6875rem"
      fill="var(--ink-soft)"
    >
      {text}
    </text>
  );
}
