import { useLingui } from "@lingui/react/macro";
import {
  Bar,
  BarChart,
  LabelList,
  Rectangle,
  Tooltip,
  XAxis,
  YAxis,
  type BarShapeProps,
  type TooltipContentProps,
} from "recharts";
import { bucketOf, type NpsBucket } from "../../../analysis/nps.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ChartTooltip } from "./chart-tooltip.tsx";
import classes from "./charts.module.css";

export interface ScoreRow {
  readonly score: number;
  readonly count: number;
  /** Of the answers that count, 0 to 1. */
  readonly share: number | undefined;
}

const COLOURS: Readonly<Record<NpsBucket, string>> = {
  promoter: "var(--promoter)",
  passive: "var(--passive)",
  detractor: "var(--detractor)",
};

/** A bar for each score, in the colour of its bucket; the brackets below name the buckets. */
export function DistributionChart({ rows }: { readonly rows: readonly ScoreRow[] }) {
  const { t } = useLingui();
  const { share } = useFormats();
  return (
    <>
      <BarChart
        responsive
        className={classes["bars"] ?? ""}
        data={[...rows]}
        margin={{ top: 20, right: 0, bottom: 0, left: 0 }}
        barCategoryGap="12%"
        title={t`Answers for each score from 0 to 10`}
      >
        <XAxis dataKey="score" tickLine={false} axisLine={false} interval={0} height={24} />
        <YAxis hide />
        <Tooltip
          cursor={{ fill: "var(--surface-sunken)" }}
          isAnimationActive={false}
          content={<ScoreTooltip rows={rows} />}
        />
        <Bar dataKey="count" isAnimationActive={false} shape={ScoreBar}>
          <LabelList
            dataKey="share"
            position="top"
            formatter={(value) =>
              typeof value === "number" && value > 0 ? share(value, value < 0.01 ? 1 : 0) : ""
            }
          />
        </Bar>
      </BarChart>
      <div className={classes["brackets"]} aria-hidden>
        <span data-bucket="detractors">{t`Detractors`}</span>
        <span data-bucket="passives">{t`Passives`}</span>
        <span data-bucket="promoters">{t`Promoters`}</span>
      </div>
    </>
  );
}

/** The place of a row is its score. */
function ScoreBar({ index, ...shape }: BarShapeProps) {
  return <Rectangle {...shape} radius={[3, 3, 0, 0]} fill={COLOURS[bucketOf(index)]} />;
}

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
