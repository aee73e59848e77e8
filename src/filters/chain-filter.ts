/** The values of a screen as the API can be asked for them. What the API can't filter by stays behind. */
import type { ChainFilter } from "../contract/queries.ts";
import { filterNamed, filterNames } from "./field-names.ts";
import type { ScreenValues } from "./fields.ts";
import { textsOf } from "./field.ts";
import { deviceTimeZone } from "../lib/time/time-zones.ts";

/** The API's filter for `values`; calendar days are read in `zone`, both included, as unix seconds. */
export function chainFilter(values: ScreenValues, zone: string): ChainFilter {
  const query: ChainFilter = {};
  for (const name of filterNames) Object.assign(query, filterNamed(name).toApiFilter(values[name], zone));
  return query;
}

/** The values that the API can't be asked for. */
export const appliedHere = (values: ScreenValues): ScreenValues =>
  Object.fromEntries(
    filterNames
      .filter((name) => filterNamed(name).here === true && textsOf(values[name]).length > 0)
      .map((name) => [name, values[name]]),
  );

export const isNarrowedHere = (values: ScreenValues): boolean => Object.keys(appliedHere(values)).length > 0;

/** The IANA zone that the dates of a screen are read and shown in. */
export const zoneOf = ({ tz }: ScreenValues): string => tz ?? deviceTimeZone();
