/** A slice with a trend in the periods that suit it. */
import { choosePeriodUnit, PERIOD_UNITS, unitsFor, type PeriodUnit } from "../../lib/time/periods.ts";
import type { BreakdownKey } from "./metadata-breakdown.ts";
import { slice, type Slice } from "./slice.ts";
import type { SliceFilter } from "./slice-filter.ts";
import type { Columns } from "../columns/columns.ts";
import { timeGrid } from "./time-grid.ts";

export interface TrendSlice extends Slice {
  readonly unit: PeriodUnit;
  /** The unit that this range is shown in when none was chosen. */
  readonly ownUnit: PeriodUnit;
  readonly units: readonly PeriodUnit[];
}

export interface TrendOptions {
  /** The unit that was chosen; followed where it does not make too many periods. */
  readonly unit?: PeriodUnit | undefined;
  readonly by?: BreakdownKey | undefined;
}

/** An open side of the range ends with the first or last period that has answers; the unit suits the rest. */
export function trendSlice(
  columns: Columns,
  filter: SliceFilter,
  zone: string,
  { unit: chosen, by }: TrendOptions = {},
): TrendSlice {
  let grid = timeGrid(columns, filter, zone, chosen);
  const tried = new Set<PeriodUnit>();
  for (;;) {
    const sliced = slice(columns, filter, grid, by);
    const trend = trimmed(sliced.trend, filter);
    const [first, last] = [trend[0]?.period.start, trend.at(-1)?.period.end];
    if (first === undefined || last === undefined)
      return { ...sliced, trend, unit: grid.unit, ownUnit: grid.unit, units: [grid.unit] };
    const bounds = { createdFrom: filter.createdFrom ?? first, createdTo: filter.createdTo ?? last - 1 };
    const ownUnit = choosePeriodUnit(bounds.createdFrom, bounds.createdTo);
    const units = unitsFor(bounds.createdFrom, bounds.createdTo);
    const unit = chosen !== undefined && units.includes(chosen) ? chosen : ownUnit;
    if (unit === grid.unit) return { ...sliced, trend, unit, ownUnit, units };
    // Weeks may reach beyond the months of the same answers: then each of the two would lead to the other.
    if (tried.has(unit)) return { ...sliced, trend, ...settledOn(grid.unit, { unit, ownUnit, units }) };
    tried.add(grid.unit);
    // Other periods end closer to the answers, and may suit yet another unit: four units, four turns at most.
    grid = timeGrid(columns, bounds, zone, unit);
  }
}

/** The unit at hand in place of one that leads back to it. */
function settledOn(
  unit: PeriodUnit,
  wanted: Pick<TrendSlice, "unit" | "ownUnit" | "units">,
): Pick<TrendSlice, "unit" | "ownUnit" | "units"> {
  const ownUnit = wanted.unit === wanted.ownUnit ? unit : wanted.ownUnit;
  return {
    unit,
    ownUnit,
    units: PERIOD_UNITS.filter((each) => each === unit || wanted.units.includes(each)),
  };
}

const hasAnswers = ({ tally }: Slice["trend"][number]): boolean => tally.answers > 0;

function trimmed(trend: Slice["trend"], { createdFrom, createdTo }: SliceFilter): Slice["trend"] {
  const first = createdFrom === undefined ? trend.findIndex(hasAnswers) : 0;
  const last = createdTo === undefined ? trend.findLastIndex(hasAnswers) : trend.length - 1;
  return first === -1 ? [] : trend.slice(first, last + 1);
}
