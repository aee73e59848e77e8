import { useLingui } from "@lingui/react/macro";
import {
  CartesianGrid,
  ReferenceLine,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
  type ScatterShapeProps,
  type TooltipContentProps,
} from "recharts";
import type { FunnelEdge } from "../../../../analysis/funnel/funnel-limits.ts";
import { useDirection, useFormats } from "../../../../i18n/use-formats.ts";
import type { FunnelRow } from "./funnel-rows.ts";
import { ChartTooltip } from "../../../../ui/charts/chart-tooltip.tsx";
import { AXIS_WIDTH, sidesOf, useChartSize } from "../../../../ui/charts/use-chart-size.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import classes from "./charts.module.css";
import { roundStep } from "../../../../lib/statistics/round-step.ts";

interface FunnelChartProps {
  readonly rows: readonly FunnelRow[];
  readonly edges: readonly FunnelEdge[];
  /** The score of all rows. */
  readonly target: number;
  readonly picked: readonly string[];
  /** The row that the keyboard is at. */
  readonly read: string | undefined;
  readonly onPick: (id: string) => void;
}

const COLOURS = {
  unusuallyHigh: "var(--promoter)",
  higher: "var(--promoter)",
  no: "var(--ink-soft)",
  lower: "var(--detractor)",
  unusuallyLow: "var(--detractor)",
};
const EDGES = ["low998", "low95", "high95", "high998"] as const;

const nothing = () => <g />;

/** Every row by its answers and its score, within the limits that 95 and 99.8 of 100 rows lie in. */
export function FunnelChart({ rows, edges, target, picked, read, onPick }: FunnelChartProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const shown = useShownScore();
  const size = useChartSize(300);
  const { margin, orientation, reversed } = sidesOf(useDirection());
  const [fewest, most] = [edges[0]?.answers ?? 0, edges.at(-1)?.answers ?? 0];
  // The library knows no type of the rows it is given, but which of them a point is of.
  const point = ({ cx, cy, index }: ScatterShapeProps) => {
    const row = rows[index];
    if (row === undefined) return null;
    return <Point {...{ cx, cy, row }} marked={row.id === read || picked.includes(row.id)} />;
  };
  return (
    <ScatterChart
      {...size}
      className={classes["funnel"] ?? ""}
      margin={margin}
      title={t`Score over answers`}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="answers"
        type="number"
        reversed={reversed}
        name={t`Answers`}
        domain={["dataMin", "dataMax"]}
        niceTicks="none"
        ticks={[...answerTicks(fewest, most)]}
        tickLine={false}
        axisLine={{ stroke: "var(--line-strong)" }}
        tickFormatter={(value: number) => number(value)}
        minTickGap={24}
        height={24}
      />
      <YAxis
        dataKey="score"
        type="number"
        niceTicks="none"
        width={AXIS_WIDTH}
        orientation={orientation}
        tickLine={false}
        axisLine={false}
        tickFormatter={(value: number) => shown.score(value)}
      />
      <ReferenceLine y={target} stroke="var(--ink)" strokeDasharray="2 3" />
      {EDGES.map((edge) => (
        <Scatter
          key={edge}
          data={edges.map((each) => ({ answers: each.answers, score: each[edge] }))}
          line={{ stroke: "var(--accent)", strokeOpacity: edge.endsWith("95") ? 0.9 : 0.45 }}
          shape={nothing}
          isAnimationActive={false}
          tooltipType="none"
          legendType="none"
        />
      ))}
      <Tooltip isAnimationActive={false} cursor={false} content={<RowTooltip rows={rows} />} />
      <Scatter
        data={rows}
        shape={point}
        isAnimationActive={false}
        cursor="pointer"
        onClick={(_point, place) => {
          const row = rows[place];
          if (row !== undefined) onPick(row.id);
        }}
      />
    </ScatterChart>
  );
}

interface PointProps extends Pick<ScatterShapeProps, "cx" | "cy"> {
  readonly row: FunnelRow;
  readonly marked: boolean;
}

function Point({ cx, cy, row, marked }: PointProps) {
  if (cx === undefined || cy === undefined) return <g />;
  return (
    <circle
      cx={cx}
      cy={cy}
      r={row.standing === "no" ? 4 : 6}
      // A row that differs is a ring; one that is unusual, too, is full.
      fill={row.standing === "higher" || row.standing === "lower" ? "var(--surface)" : COLOURS[row.standing]}
      stroke={marked ? "var(--ink)" : row.standing === "no" ? "var(--surface)" : COLOURS[row.standing]}
      strokeWidth={marked ? 3 : row.standing === "no" ? 1 : 2}
    />
  );
}

/** Recharts fills in what it points at. */
interface RowTooltipProps extends Partial<Pick<TooltipContentProps, "active" | "payload">> {
  readonly rows: readonly FunnelRow[];
}

function RowTooltip({ active, payload, rows }: RowTooltipProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const shown = useShownScore();
  const pointed: unknown = active ? payload?.[0]?.payload : undefined;
  const row = rows.find((each) => each === pointed);
  if (row === undefined) return null;
  const lines = [
    { name: shown.name, value: shown.score(row.score, 1) },
    { name: t`Answers`, value: number(row.answers) },
  ];
  return <ChartTooltip title={row.name} lines={lines} />;
}

/** About so many stand on an axis. */
const TICKS = 5;

/** Round numbers of answers from `fewest` to `most`; where both are the same, that number. */
export function answerTicks(fewest: number, most: number): readonly number[] {
  if (fewest === most) return [most];
  const step = roundStep(Math.max(1, (most - fewest) / TICKS));
  const first = Math.ceil(fewest / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
}
