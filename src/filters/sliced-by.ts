/** The values of a screen as what was read is sliced by them. */
import type { SliceFilter } from "../analysis/slice/slice-filter.ts";
import { filterNamed, filterNames } from "./field-names.ts";
import type { FilterName, ScreenValues } from "./fields.ts";
import { activeFilters } from "./narrowing.ts";

/** By all filters, or those in `names`, and the question in view. Calendar days are read in `zone`. */
export function sliceFilter(values: ScreenValues, zone: string, names = filterNames): SliceFilter {
  const sliced: SliceFilter = {};
  for (const name of names) Object.assign(sliced, filterNamed(name).toSliceFilter(values[name], zone));
  return values.question === undefined ? sliced : { ...sliced, question: [values.question] };
}

const isTold = (name: FilterName): boolean => filterNamed(name).untold !== true;

/** The same for chains that were read without what the API was asked for. */
export const chainSlice = (values: ScreenValues, zone: string): SliceFilter =>
  sliceFilter(values, zone, filterNames.filter(isTold));

/** Whether chains tell all that they are narrowed by. */
export const isToldByChains = (values: ScreenValues): boolean => activeFilters(values).every(isTold);
