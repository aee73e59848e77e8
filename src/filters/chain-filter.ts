/** The values of a screen as the API can be asked for them. What the API can't filter by stays behind. */
import type { ChainFilter } from "../contract/queries.ts";
import { filterNamed, filterNames } from "./field-names.ts";
import type { ScreenValues } from "./fields.ts";

/** The API's filter for `values`; calendar days are read in `zone`, both included, as unix seconds. */
export function chainFilter(values: ScreenValues, zone: string): ChainFilter {
  const asked: ChainFilter = {};
  for (const name of filterNames) Object.assign(asked, filterNamed(name).asked(values[name], zone));
  return asked;
}
