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
import type { Bucket } from "../../../../analysis/metric/metric.ts";
import { bucketOf } from "../../../../analysis/score.ts";
import { useDirection, useFormats } from "../../../../i18n/use-formats.ts";
import type { ScoreRow } from "./chart-tables.ts";
import { labelUnder } from "./label-under.ts";
import { useChartSize } from "../../../../ui/charts/use-chart-size.ts";
import { ChartTooltip } from "../../../../ui/charts/chart-tooltip.tsx";
import { ColumnShape, mostOf } from "./column-shape.tsx";
import classes from "./charts.module.css";

const COLOURS: Readonly<Record<Bucket, string>> = {
  top: "var(--promoter)",
  middle: "var(--passive)",
  bottom: "var(--detractor)",
};

interface DistributionChartProps {
  readonly rows: readonly ScoreRow[];
  /** The scores that everything else is narrowed to; none is all. */
  readonly picked: readonly number[];
  readonly onPick: (scores: readonly number[]) => void;
}

/** A bar for each score, in the colour of its bucket. */
export function DistributionChart({ rows, picked, onPick }: DistributionChartProps) {
  const { t } = useLingui();
  const { share } = useFormats();
  const size = useChartSize(230);
  const direction = useDirection();
  return (
    <BarChart
      {...size}
      className={classes["bars"] ?? ""}
      data={rows.map((row) => ({ ...row, pale: picked.length > 0 && !picked.includes(row.score) }))}
      margin={{ top: 20, right: 0, bottom: 0, left: 0 }}
      barCategoryGap="12%"
      title={t`Answers for each score from 0 to 10`}
      accessibilityLayer={false}
      onClick={(_state, event) => {
        const row = labelUnder(event, rows, { start: 0, end: 0, direction });
        if (row !== undefined) onPick([row.score]);
      }}
    >
      <XAxis dataKey="score" hide reversed={direction === "rtl"} />
      <YAxis hide domain={[0, mostOf(rows.map(({ count }) => count))]} niceTicks="none" />
      <Tooltip
        cursor={{ fill: "var(--surface-sunken)" }}
        isAnimationActive={false}
        content={<ScoreTooltip rows={rows} />}
      />
      <Bar dataKey="count" isAnimationActive={false} shape={ScoreBar}>
        <LabelList
          dataKey="share"
          position="top"
          formatter={(value) => (typeof value === "number" ? barLabel(value, share) : "")}
        />
      </Bar>
    </BarChart>
  );
}

/** The place of a row is its score. */
function ScoreBar({ index, ...shape }: BarShapeProps) {
  const payload: unknown = shape.payload;
  return (
    <ColumnShape
      {...shape}
      rounded={3}
      fill={COLOURS[bucketOf(index)]}
      fillOpacity={isPale(payload) ? 0.35 : 1}
    />
  );
}

/** A score that everything else is not narrowed to. */
const isPale = (payload: unknown): boolean =>
  typeof payload === "object" && payload !== null && "pale" in payload && payload.pale === true;

/** Recharts fills in what it points at. */
interface ScoreTooltipProps extends Partial<Pick<TooltipContentProps, "active" | "label">> {
  readonly rows: readonly ScoreRow[];
}

function ScoreTooltip({ active, label, rows }: ScoreTooltipProps) {
  const { t } = useLingui();
  const { number, share } = useFormats();
  const row = active ? rows.find(({ score }) => score === label) : undefined;
  if (row === undefined) return null;
  const lines = [
    { name: t`Answers`, value: number(row.count) },
    { name: t`Share`, value: share(row.share, 1) },
  ];
  return <ChartTooltip title={t`Score ${row.score}`} lines={lines} />;
}

/** Above a bar: its share as whole percents, never none for what somebody gave. */
export function barLabel(part: number, share: (share: number) => string): string {
  if (part === 0) return "";
  return part < 0.005 ? `<${share(0.01)}` : share(part);
}
