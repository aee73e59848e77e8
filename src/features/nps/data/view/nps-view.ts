import { trendSlice, type TrendSlice } from "../../../../analysis/slice/trend-slice.ts";
import type { BreakdownKey } from "../../../../analysis/slice/metadata-breakdown.ts";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import type { ScreenValues } from "../../../../filters/fields.ts";
import { sliceFilter } from "../../../../filters/sliced-by.ts";

/** Everything that the screen shows of what was read. */
export type NpsView = TrendSlice;

export const npsView = (columns: Columns, values: ScreenValues, zone: string): NpsView =>
  trendSlice(columns, sliceFilter(values, zone), zone, { unit: values.period, by: brokenDownBy(values) });

/** The metadata key, or the question, whose values make a table. */
const brokenDownBy = ({ breakdown, by }: ScreenValues): BreakdownKey | undefined =>
  breakdown === "answer" && by !== undefined ? { answer: by } : by;
