import { useLingui } from "@lingui/react/macro";
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from "recharts";
import { useDirection } from "../../../i18n/use-direction.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { AXIS_WIDTH, sidesOf } from "../../../ui/charts/chart-sides.ts";
import { ChartTooltip } from "../../../ui/charts/chart-tooltip.tsx";
import { useChartSize } from "../../../ui/charts/use-chart-size.ts";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import { meanAxis, type MeanPoint } from "./mean-points.ts";
import { useMeanTexts } from "./use-mean-texts.ts";
import classes from "./mean-figure.module.css";

interface MeanChartProps {
  readonly points: readonly MeanPoint[];
  readonly labels: PeriodLabels;
}

/** More points than this are drawn as a line alone. */
const MOST_DOTS = 60;

/** The mean as a line with its interval as a band. */
export function MeanChart({ points, labels }: MeanChartProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const size = useChartSize(180);
  const { margin, orientation, reversed } = sidesOf(useDirection());
  const { domain, ticks } = meanAxis(points);
  const data = points.map((point) => ({ ...point, range: point.range === null ? null : [...point.range] }));
  return (
    <ComposedChart
      {...size}
      className={classes["chart"] ?? ""}
      data={data}
      margin={margin}
      title={t`Mean over time`}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="date"
        scale="band"
        tickLine={false}
        axisLine={{ stroke: "var(--line-strong)" }}
        reversed={reversed}
        tickFormatter={labels.short}
        minTickGap={16}
        height={24}
      />
      <YAxis
        domain={[...domain]}
        ticks={[...ticks]}
        niceTicks="none"
        interval={0}
        allowDataOverflow
        width={AXIS_WIDTH}
        orientation={orientation}
        tickLine={false}
        axisLine={false}
        tickFormatter={(value: number) => number(value, 2)}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: "var(--line-strong)" }}
        content={<PointTooltip points={points} labels={labels} />}
      />
      <Area
        dataKey="range"
        stroke="none"
        fill="var(--accent)"
        fillOpacity={0.16}
        activeDot={false}
        isAnimationActive={false}
      />
      <Area
        dataKey="mean"
        fill="none"
        stroke="var(--accent)"
        strokeWidth={2}
        dot={
          points.length <= MOST_DOTS ? { r: 3, fill: "var(--accent)", fillOpacity: 1, strokeWidth: 0 } : false
        }
        activeDot={{ r: 4, fill: "var(--accent)", stroke: "var(--surface)" }}
        isAnimationActive={false}
      />
    </ComposedChart>
  );
}

/** Recharts fills in what it points at. */
interface PointTooltipProps extends MeanChartProps, Partial<Pick<TooltipContentProps, "active" | "label">> {}

function PointTooltip({ active, label, points, labels }: PointTooltipProps) {
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
  return <ChartTooltip title={labels.full(point.date)} lines={lines} />;
}
