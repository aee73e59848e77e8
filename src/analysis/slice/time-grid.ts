/** How time is cut for the trend and the heat map; made once for a range, a unit and a zone, then used again. */
import type { SecondBounds } from "../../lib/time/dates.ts";
import {
  choosePeriodUnit,
  periodsBetween,
  unitsFor,
  type Period,
  type PeriodUnit,
} from "../../lib/time/periods.ts";
import { offsetStretches, type OffsetStretch } from "../../lib/time/time-zones.ts";
import { timeSpan, type Columns } from "../columns/columns.ts";

export interface PeriodGrid {
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

/** Longer than this, a range is cut to what there is: nobody's answers go back a hundred years. */
const LONGEST = 100 * 366 * 86_400;

/**
 * The grid for the bounds; a side that is open ends where the columns do. `unit` is followed where it does not
 * make too many periods. Nothing to show makes a grid without periods.
 */
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
