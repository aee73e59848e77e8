/** How time is cut for the trend and the heat map; made once for a range, a unit and a zone, then used again. */
import type { SecondBounds } from "../../lib/time/dates.ts";
import { offsetStretches, type OffsetStretch } from "../../lib/time/time-zones.ts";
import { timeSpan, type Columns } from "../columns/columns.ts";
import {
  choosePeriodUnit,
  periodsBetween,
  unitsFor,
  type Period,
  type PeriodUnit,
} from "../../lib/time/periods.ts";

export interface TimeGrid {
  readonly unit: PeriodUnit;
  readonly periods: readonly Period[];
  readonly stretches: readonly OffsetStretch[];
}

/** Longer than this, a range is cut to what the columns hold: nobody's answers go back a hundred years. */
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
  const { first, last } = gridBounds(columns, bounds);
  if (!(first <= last)) return { unit: unit ?? "day", periods: [], stretches: [] };
  const units = unitsFor(first, last);
  const wanted = unit ?? choosePeriodUnit(first, last);
  const usable = units.includes(wanted) ? wanted : (units[0] ?? wanted);
  const periods = periodsBetween(first, last, usable, timeZone);
  const end = periods.at(-1)?.end ?? last;
  return { unit: usable, periods, stretches: offsetStretches(periods[0]?.start ?? first, end, timeZone) };
}

/** NaN where there is no bound and nothing to take one from. */
function gridBounds(
  columns: Columns,
  bounds: SecondBounds,
): { readonly first: number; readonly last: number } {
  const span = timeSpan(columns) ?? { first: Number.NaN, last: Number.NaN };
  const { createdFrom: first = span.first, createdTo: last = span.last } = bounds;
  if (last - first <= LONGEST) return { first, last };
  return { first: Math.max(first, span.first), last: Math.min(last, span.last) };
}
