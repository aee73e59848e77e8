import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Bar, BarChart, Tooltip, XAxis, YAxis, type XAxisProps } from "recharts";
import { useDirection } from "../../../i18n/use-direction.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import { ColumnShape } from "./column-shape.tsx";
import { AXIS_WIDTH, sidesOf } from "../../../ui/charts/chart-sides.ts";
import { useChartSize } from "../../../ui/charts/use-chart-size.ts";
import type { useDrag } from "./use-drag.ts";
import classes from "./charts.module.css";

/** The charts of the trend point at the same period. */
export const SYNC = "nps-over-time";

const nothing = () => null;

interface AnswersChartProps {
  readonly data: readonly object[];
  /** The answers of the period that has most. */
  readonly most: number;
  readonly labels: PeriodLabels;
  readonly axis: Pick<XAxisProps, "dataKey" | "scale" | "tickLine" | "axisLine">;
  readonly drag: ReturnType<typeof useDrag>;
  /** What is drawn behind the bars. */
  readonly children: ReactNode;
}

/** How many answers each period of the trend rests on. */
export function AnswersChart({ data, most, labels, axis, drag, children }: AnswersChartProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const size = useChartSize(76);
  const { margin, orientation, reversed } = sidesOf(useDirection());
  return (
    <BarChart
      {...size}
      className={classes["counts"] ?? ""}
      data={[...data]}
      margin={margin}
      syncId={SYNC}
      title={t`Answers over time`}
      accessibilityLayer={false}
      {...drag}
    >
      {children}
      <XAxis {...axis} reversed={reversed} tickFormatter={labels.short} minTickGap={16} height={24} />
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
      <Bar dataKey="answers" fill="var(--line-strong)" isAnimationActive={false} shape={ColumnShape} />
    </BarChart>
  );
}
