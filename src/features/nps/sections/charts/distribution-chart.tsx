import { useLingui } from "@lingui/react/macro";
import {
  Bar,
  BarChart,
  LabelList,
  Tooltip,
  XAxis,
  YAxis,
  type BarShapeProps,
  type TooltipContentProps,
} from "recharts";
import type { Bucket, MetricValue } from "../../../../analysis/metric/metric.ts";
import { useDirection, useFormats } from "../../../../i18n/use-formats.ts";
import { useParts } from "../../../../i18n/use-parts.ts";
import type { ScoreRow } from "./chart-tables.ts";
import { labelUnder } from "./use-drag.ts";
import { useChartSize } from "../../../../ui/charts/use-chart-size.ts";
import { ChartTooltip } from "../../../../ui/charts/chart-tooltip.tsx";
import { ColumnShape, mostOf } from "./column-shape.tsx";
import { useShownScore } from "../../data/view/shown-score.ts";
import classes from "./charts.module.css";

const COLOURS: Readonly<Record<Bucket, string>> = {
  top: "var(--promoter)",
  middle: "var(--passive)",
  bottom: "var(--detractor)",
};

export interface DistributionChartProps {
  readonly rows: readonly ScoreRow[];
  /** The values that everything else is narrowed to; none is all. */
  readonly picked: readonly MetricValue[];
  readonly onPick: (values: readonly MetricValue[]) => void;
}

/** A bar for each value, in the colour of its bucket. */
export function DistributionChart({ rows, picked, onPick }: DistributionChartProps) {
  const { t } = useLingui();
  const { isNps } = useShownScore();
  const { part } = useParts();
  const size = useChartSize(210, 290);
  const direction = useDirection();
  // The library knows no type of the rows it is given, but which of them a bar is of.
  const bar = (shape: BarShapeProps) => {
    const row = rows[shape.originalDataIndex];
    if (row === undefined) return null;
    const pale = picked.length > 0 && !picked.includes(row.value);
    return <ColumnShape {...shape} rounded={3} fill={COLOURS[row.bucket]} fillOpacity={pale ? 0.35 : 1} />;
  };
  return (
    <BarChart
      {...size}
      className={classes["bars"] ?? ""}
      data={rows}
      margin={{ top: 20, right: 0, bottom: 0, left: 0 }}
      barCategoryGap="12%"
      title={isNps ? t`Answers for each score from 0 to 10` : t`Answers by score`}
      accessibilityLayer={false}
      onClick={(_state, event) => {
        const row = labelUnder(event, rows, { start: 0, end: 0, direction });
        if (row !== undefined) onPick([row.value]);
      }}
    >
      <XAxis dataKey="value" hide reversed={direction === "rtl"} />
      <YAxis hide domain={[0, mostOf(rows.map(({ count }) => count))]} niceTicks="none" />
      <Tooltip
        cursor={{ fill: "var(--surface-sunken)" }}
        isAnimationActive={false}
        content={<ScoreTooltip rows={rows} />}
      />
      <Bar dataKey="count" isAnimationActive={false} shape={bar}>
        <LabelList
          dataKey="share"
          position="top"
          formatter={(value) => (typeof value === "number" ? barLabel(value, part) : "")}
        />
      </Bar>
    </BarChart>
  );
}

/** Recharts fills in what it points at. */
interface ScoreTooltipProps extends Partial<Pick<TooltipContentProps, "active" | "label">> {
  readonly rows: readonly ScoreRow[];
}

function ScoreTooltip({ active, label, rows }: ScoreTooltipProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { part } = useParts();
  const { value } = useShownScore();
  const row = active ? rows.find((each) => each.value === label) : undefined;
  if (row === undefined) return null;
  const lines = [
    { name: t`Answers`, value: number(row.count) },
    { name: t`Share`, value: part(row.share, 1) },
  ];
  return <ChartTooltip title={t`Score ${value(row.value)}`} lines={lines} />;
}

/** Above a bar, which is narrow: nothing of a score that was not given. */
export const barLabel = (share: number, part: (share: number) => string): string =>
  share === 0 ? "" : part(share).replace("\u00A0", "\u202F");
