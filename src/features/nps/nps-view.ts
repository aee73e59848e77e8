import { slice, type Slice } from "../../analysis/slice.ts";
import type { MetadataTerm } from "../../analysis/row-mask.ts";
import type { SliceFilter } from "../../analysis/slice-filter.ts";
import { choosePeriodUnit, unitsFor, type PeriodUnit } from "../../analysis/periods.ts";
import { timeGrid } from "../../analysis/time-grid.ts";
import type { Columns } from "../../analysis/columns.ts";
import type { ScreenValues } from "../../filters/fields.ts";
import { dayBounds } from "../../lib/dates.ts";
import { brushOf } from "./picks.ts";

/** Everything that the screen shows of what was read. */
export interface NpsView extends Slice {
  readonly unit: PeriodUnit;
  /** The unit that this range is shown in when nobody chose one. */
  readonly ownUnit: PeriodUnit;
  readonly units: readonly PeriodUnit[];
}

const only = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value]);

/** The filters of the screen as the slicing takes them; days are read in `zone`. */
export function sliceFilter(values: ScreenValues, zone: string): SliceFilter {
  const { from, to, survey, touchpoint, team, language, question, closed, version, score } = values;
  const brush = brushOf(values, zone);
  return {
    ...dayBounds({ from, to }, zone),
    survey: survey ?? [],
    touchpoint: only(touchpoint),
    team: only(team),
    language: only(language),
    question: only(question),
    ...(closed !== undefined && { closed }),
    ...(version !== undefined && { version }),
    ...(score !== undefined && { scores: score }),
    ...(brush !== undefined && { brush }),
    metadata: (values.metadata ?? []).map(metadataTerm),
  };
}

function metadataTerm(text: string): MetadataTerm {
  const sign = text.indexOf("=");
  return { key: text.slice(0, sign), value: text.slice(sign + 1) };
}

/**
 * Slices what was read. A side of the range that the address leaves open ends with the first or the last period
 * that has answers, and the unit suits the range that remains.
 */
export function npsView(columns: Columns, values: ScreenValues, zone: string): NpsView {
  const filter = sliceFilter(values, zone);
  let grid = timeGrid(columns, filter, zone, values.period);
  for (;;) {
    const sliced = slice(columns, filter, grid, values.by);
    const trend = trimmed(sliced.trend, filter);
    const [first, last] = [trend[0]?.period.start, trend.at(-1)?.period.end];
    if (first === undefined || last === undefined) {
      return { ...sliced, trend, unit: grid.unit, ownUnit: grid.unit, units: [grid.unit] };
    }
    const bounds = { createdFrom: filter.createdFrom ?? first, createdTo: filter.createdTo ?? last - 1 };
    const ownUnit = choosePeriodUnit(bounds.createdFrom, bounds.createdTo);
    const units = unitsFor(bounds.createdFrom, bounds.createdTo);
    const unit = values.period !== undefined && units.includes(values.period) ? values.period : ownUnit;
    if (unit === grid.unit) return { ...sliced, trend, unit, ownUnit, units };
    // Finer periods end closer to the answers, and may suit an even finer unit: four units, four turns at most.
    grid = timeGrid(columns, bounds, zone, unit);
  }
}

const hasAnswers = ({ tally }: Slice["trend"][number]): boolean => tally.answers > 0;

function trimmed(trend: Slice["trend"], { createdFrom, createdTo }: SliceFilter): Slice["trend"] {
  const first = createdFrom === undefined ? trend.findIndex(hasAnswers) : 0;
  const last = createdTo === undefined ? trend.findLastIndex(hasAnswers) : trend.length - 1;
  return first === -1 ? [] : trend.slice(first, last + 1);
}
