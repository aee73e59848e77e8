import { trendSlice, type TrendSlice } from "../../analysis/trend-slice.ts";
import type { MetadataTerm } from "../../analysis/row-mask.ts";
import type { SliceFilter } from "../../analysis/slice-filter.ts";
import type { Columns } from "../../analysis/columns.ts";
import type { ScreenValues } from "../../filters/fields.ts";
import { dayBounds } from "../../lib/dates.ts";
import { brushOf } from "./picks.ts";

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

/** Everything that the screen shows of what was read. */
export type NpsView = TrendSlice;

export const npsView = (columns: Columns, values: ScreenValues, zone: string): NpsView =>
  trendSlice(columns, sliceFilter(values, zone), zone, { unit: values.period, by: values.by });
