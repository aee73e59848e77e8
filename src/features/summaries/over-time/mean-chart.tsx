import { useLingui } from "@lingui/react/macro";
import type { TooltipContentProps } from "recharts";
import { CartesianGrid, ComposedChart, Tooltip, XAxis, YAxis } from "recharts";
import { surePeriods } from "../../../analysis/score.ts";
import { useDirection, useFormats } from "../../../i18n/use-formats.ts";
import { sidesOf, useChartSize } from "../../../ui/charts/use-chart-size.ts";
import { ChartTooltip } from "../../../ui/charts/chart-tooltip.tsx";
import { markAreas, markLines } from "../../../ui/charts/trend-marks.tsx";
import { BAND, chartData, lineOf, PERIODS, VALUES } from "../../../ui/charts/interval-line.tsx";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import { meanAxis, type MeanPoint, useMeanTexts } from "./mean-points.ts";
import type { MarkedEvents } from "./use-means.ts";
import classes from "./mean-figure.module.css";

interface MeanChartProps {
  readonly points: readonly MeanPoint[];
  readonly labels: PeriodLabels;
  readonly events: MarkedEvents;
}

/** The mean as a line with its interval as a band. */
export function MeanChart({ points, labels, events }: MeanChartProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const size = useChartSize(180);
  const { margin, orientation, reversed } = sidesOf(useDirection());
  const { domain, ticks } = meanAxis(points);
  const data = chartData(points, ({ mean }) => mean, surePeriods(points));
  return (
    <ComposedChart
      {...size}
      className={classes["chart"] ?? ""}
      data={data}
      margin={margin}
      title={t`Mean over time`}
      accessibilityLayer={false}
    >
      {markAreas(events.marks, reversed)}
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis {...PERIODS} reversed={reversed} tickFormatter={labels.short} minTickGap={16} height={24} />
      <YAxis
        {...VALUES}
        domain={[...domain]}
        ticks={[...ticks]}
        orientation={orientation}
        tickFormatter={(value: number) => number(value, 2)}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: "var(--line-strong)" }}
        content={<PointTooltip points={points} labels={labels} events={events} />}
      />
      {BAND}
      {lineOf(points)}
      {markLines(events.marks)}
    </ComposedChart>
  );
}

/** Recharts fills in what it points at. */
interface PointTooltipProps extends MeanChartProps, Partial<Pick<TooltipContentProps, "active" | "label">> {}

function PointTooltip({ active, label, points, labels, events }: PointTooltipProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { range } = useMeanTexts(labels);
  const point = active ? points.find(({ date }) => date === label) : undefined;
  if (point === undefined) return null;
  const lines = [
    { name: t`Mean`, value: number(point.mean ?? undefined, 2) },
    { name: t`95% interval`, value: range(point) },
    { name: t`Answers`, value: number(point.answers) },
  ];
  const names = events.namesIn(point.date);
  if (names.length > 0) lines.push({ name: t`Events`, value: names.join(" · ") });
  return <ChartTooltip title={labels.full(point.date)} lines={lines} />;
}
