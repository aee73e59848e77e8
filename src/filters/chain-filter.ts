/** The values of a screen as the API can be asked for them. What the API can't filter by stays behind. */
import type { ChainFilter } from "../contract/queries.ts";
import { dayBounds } from "../lib/dates.ts";
import type { ScreenValues } from "./fields.ts";

/** The API's filter for `values`; calendar days are read in `zone`, both included, as unix seconds. */
export function chainFilter(values: ScreenValues, zone: string): ChainFilter {
  const { from, to, touchpoint, survey, closed, version } = values;
  return {
    ...dayBounds({ from, to }, zone),
    ...(touchpoint === undefined ? {} : { touchpointId: touchpoint }),
    ...(survey === undefined ? {} : { surveyId: survey }),
    ...(closed === undefined ? {} : { isClosed: closed }),
    ...(version === undefined ? {} : { surveyVersion: version }),
  };
}
