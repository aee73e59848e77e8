/** The values of a screen as the API can be asked for them. What the API can't filter by stays behind. */
import type { ChainFilter } from "../contract/queries.ts";
import { filterNamed, filterNames } from "./field-names.ts";
import type { ScreenValues } from "./fields.ts";

/** The same in the one form that stands for all its spellings, so that equal requests are one reading. */
export function readFilter(values: ScreenValues, zone: string): ChainFilter {
  const filter = chainFilter(values, zone);
  return filter.surveyId === undefined ? filter : { ...filter, surveyId: filter.surveyId.toSorted() };
}

/** The API's filter for `values`; calendar days are read in `zone`, both included, as unix seconds. */
export function chainFilter(values: ScreenValues, zone: string): ChainFilter {
  const asked: ChainFilter = {};
  for (const name of filterNames) Object.assign(asked, filterNamed(name).asked(values[name], zone));
  return asked;
}
