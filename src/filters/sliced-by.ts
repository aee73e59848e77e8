/** The values of a screen as what was read is sliced by them. */
import type { SliceFilter } from "../analysis/slice/slice-filter.ts";
import { filterNamed, filterNames } from "./field-names.ts";
import type { ScreenValues } from "./fields.ts";

/** Calendar days are read in `zone`. */
export function slicedBy(values: ScreenValues, zone: string): SliceFilter {
  const sliced: SliceFilter = {};
  for (const name of filterNames) Object.assign(sliced, filterNamed(name).sliced(values[name], zone));
  return sliced;
}
