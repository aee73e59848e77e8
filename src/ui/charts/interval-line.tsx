/** What charts of a value with its interval over time have in common. */
import { Area, type DotItemDotProps, type XAxisProps, type YAxisProps } from "recharts";
import { AXIS_WIDTH } from "./use-chart-size.ts";

/** More points than this are drawn as a line alone. */
const MOST_DOTS = 60;

/** A value by how many answers it is of. */
interface CountedPoint {
  readonly answers: number;
  readonly few: boolean;
}

/** How the points of a line are drawn: filled where enough answers stand behind them. */
const dotsOf = (points: readonly CountedPoint[]) =>
  points.length <= MOST_DOTS &&
  (({ cx, cy, index }: DotItemDotProps) => {
    const { answers, few } = points[index] ?? { answers: 0 };
    if (cx === undefined || cy === undefined || answers === 0) return null;
    return (
      <circle
        cx={cx}
        cy={cy}
        r={few ? 2 : 3}
        fill={few ? "var(--surface)" : "var(--accent)"}
        stroke={few ? "var(--ink-soft)" : "var(--accent)"}
      />
    );
  });

export const PERIODS = {
  dataKey: "date",
  scale: "band",
  tickLine: false,
  axisLine: { stroke: "var(--line-strong)" },
} as const satisfies XAxisProps;

/** The axis of the values, all of whose ticks are given. */
export const VALUES = {
  niceTicks: "none",
  interval: 0,
  allowDataOverflow: true,
  width: AXIS_WIDTH,
  tickLine: false,
  axisLine: false,
} as const satisfies YAxisProps;

/** The interval of each value. */
export const BAND = (
  <Area
    dataKey="range"
    stroke="none"
    fill="var(--accent)"
    fillOpacity={0.16}
    activeDot={false}
    isAnimationActive={false}
  />
);

/** An area without a filling, since the library's own measures its length each time, for an animation that we don't have. */
const LINE = {
  fill: "none",
  stroke: "var(--accent)",
  strokeWidth: 2,
  activeDot: { r: 4, fill: "var(--accent)", stroke: "var(--surface)" },
  isAnimationActive: false,
} as const;

/** The line, and the points beside it. */
export const lineOf = (points: readonly CountedPoint[]) => (
  <>
    <Area dataKey="inLine" {...LINE} dot={dotsOf(points)} />
    <Area dataKey="apart" {...LINE} stroke="none" dot={dotsOf(points)} />
  </>
);

/** Points as the library takes them, the line and its band of those in `sure`: the others stand by themselves. */
export function chartData<Point extends { readonly range: readonly [number, number] | null }>(
  points: readonly Point[],
  valueOf: (point: Point) => number | null,
  sure: readonly Point[],
) {
  const inLine = new Set(sure);
  return points.map((point) =>
    inLine.has(point)
      ? // The library wants an array of its own for each interval.
        {
          ...point,
          inLine: valueOf(point),
          apart: null,
          range: point.range === null ? null : [...point.range],
        }
      : { ...point, inLine: null, apart: valueOf(point), range: null },
  );
}
