import type { BarShapeProps } from "recharts";

interface ColumnShapeProps extends Pick<
  BarShapeProps,
  "x" | "y" | "width" | "height" | "fill" | "fillOpacity"
> {
  /** Pixels by which the upper corners are rounded. */
  readonly rounded?: number;
}

/** A bar. The library's own measures its outline each time, for an animation that we don't have. */
export function ColumnShape({ x, y, width, height, fill, fillOpacity, rounded = 0 }: ColumnShapeProps) {
  if (!(height > 0)) return null;
  const corner = Math.min(rounded, height, width / 2);
  return (
    <path
      d={`M${x},${y + height}v${corner - height}q0,${-corner} ${corner},${-corner}h${width - 2 * corner}q${corner},0 ${corner},${corner}v${height - corner}z`}
      fill={fill}
      fillOpacity={fillOpacity}
    />
  );
}

/**
 * Where an axis of counts ends: the highest of them, at least 1. Given to the charts, since what they look for
 * themselves is a round number, which takes them longer than all the rest of the drawing.
 */
export const mostOf = (counts: readonly number[]): number => Math.max(1, ...counts);
