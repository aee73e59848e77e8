/** How time is cut for the trend and the heat map; made once for a range, a unit and a zone, then used again. */
import type { SecondBounds } from "../../lib/time/dates.ts";
import type { Period, PeriodUnit } from "../../lib/time/periods.ts";
import { choosePeriodUnit, periodsBetween, unitsFor } from "../../lib/time/periods.ts";
import { offsetStretches, type OffsetStretch } from "../../lib/time/time-zones.ts";
import { timeSpan, type Columns, rowAt, UNKNOWN_TIME } from "../columns/columns.ts";

interface PeriodGrid {
  readonly unit: PeriodUnit;
  readonly periods: readonly Period[];
}

export interface TimeGrid extends PeriodGrid {
  readonly stretches: readonly OffsetStretch[];
}

/** The first and the last moment of something, in unix seconds. */
interface Span {
  readonly first: number;
  readonly last: number;
}

/** Longer than this, a range is cut to what there is: no answers go back a hundred years. */
const LONGEST = 100 * 366 * 86_400;

/** The grid for the bounds; an open side ends with the columns. `unit` is followed unless periods get too many. */
export function timeGrid(
  columns: Columns,
  bounds: SecondBounds,
  timeZone: string,
  unit?: PeriodUnit,
): TimeGrid {
  const span = timeSpan(columns);
  const grid = periodGrid(span, bounds, timeZone, unit);
  const [start, end] = [grid.periods[0]?.start, grid.periods.at(-1)?.end];
  if (start === undefined || end === undefined) return { ...grid, stretches: [] };
  return { ...grid, stretches: offsetStretches(start, end, timeZone) };
}

/** The periods alone; a side that is open ends where `span` does. */
export function periodGrid(
  span: Span | undefined,
  bounds: SecondBounds,
  timeZone: string,
  unit?: PeriodUnit,
): PeriodGrid {
  const { first, last } = gridBounds(span, bounds);
  if (!(first <= last)) return { unit: unit ?? "day", periods: [] };
  const units = unitsFor(first, last);
  const wanted = unit ?? choosePeriodUnit(first, last);
  const usable = units.includes(wanted) ? wanted : (units[0] ?? wanted);
  return { unit: usable, periods: periodsBetween(first, last, usable, timeZone) };
}

/** NaN where there is no bound and nothing to take one from. */
function gridBounds(span: Span = { first: Number.NaN, last: Number.NaN }, bounds: SecondBounds): Span {
  const { createdFrom: first = span.first, createdTo: last = span.last } = bounds;
  if (last - first <= LONGEST) return { first, last };
  return { first: Math.max(first, span.first), last: Math.min(last, span.last) };
}

export type Segment = ReturnType<typeof segments>[number];

/** The runs of rows within `range`, in order; runs without rows are left out. */
export function segments(
  time: Uint32Array,
  range: { readonly from: number; readonly to: number },
  { periods, stretches }: TimeGrid,
  brush: Required<SecondBounds> | undefined,
) {
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
    // Rows outside the brush only the trend counts.
    const inBrush = brush === undefined || (at >= brush.createdFrom && at <= brush.createdTo);
    return [
      {
        /** Rows from `from` up to, without, `to`. */
        from,
        to,
        /** Place of the period in the grid; the number of periods for rows outside all of them. */
        period: inPeriod ? period : periods.length,
        /** Seconds that local time is ahead of UTC; undefined for rows outside the grid. */
        offset: inPeriod ? stretches[stretch]?.offset : undefined,
        inBrush,
      },
    ];
  });
}
