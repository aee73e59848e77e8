/**
 * Rows are sorted by time, so what belongs to time (period, offset of the zone, brush) is the same for a run of
 * rows: these runs are found by searching, and the pass over the rows knows them beforehand.
 */
import type { SecondBounds } from "../../lib/time/dates.ts";
import { rowAt, UNKNOWN_TIME } from "../columns/columns.ts";
import type { TimeGrid } from "./time-grid.ts";

export interface Segment {
  /** Rows from `from` up to, without, `to`. */
  readonly from: number;
  readonly to: number;
  /** Place of the period in the grid; the number of periods for rows outside all of them. */
  readonly period: number;
  /** Seconds that local time is ahead of UTC; undefined for rows outside the grid. */
  readonly offset: number | undefined;
  /** False for rows outside the brush, which only the trend counts. */
  readonly inBrush: boolean;
}

interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** The runs of rows within `range`, in order; runs without rows are left out. */
export function segments(
  time: Uint32Array,
  range: RowRange,
  { periods, stretches }: TimeGrid,
  brush: Required<SecondBounds> | undefined,
): readonly Segment[] {
  const cuts = [
    ...periods.flatMap(({ start, end }) => [start, end]),
    ...stretches.map(({ start }) => start),
    ...(brush === undefined ? [] : [brush.createdFrom, brush.createdTo + 1]),
  ].toSorted((a, b) => a - b);
  const rows = [range.from, ...cuts.map((cut) => rowAt(time, cut)), range.to].map((row) =>
    Math.min(range.to, Math.max(range.from, row)),
  );
  let [period, stretch] = [0, 0];
  return rows.slice(1).flatMap((to, place) => {
    const from = rows[place] ?? to;
    if (from >= to) return [];
    const at = time[from] ?? UNKNOWN_TIME;
    while (at >= (periods[period]?.end ?? Infinity)) period += 1;
    while (at >= (stretches[stretch]?.end ?? Infinity)) stretch += 1;
    const inPeriod = at >= (periods[period]?.start ?? Infinity);
    const inBrush = brush === undefined || (at >= brush.createdFrom && at <= brush.createdTo);
    return [
      {
        from,
        to,
        period: inPeriod ? period : periods.length,
        offset: inPeriod ? stretches[stretch]?.offset : undefined,
        inBrush,
      },
    ];
  });
}
