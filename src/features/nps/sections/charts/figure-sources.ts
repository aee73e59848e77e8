import type { Columns } from "../../../../analysis/columns/columns.ts";
import { slice } from "../../../../analysis/slice/slice.ts";
import type { FilterName, ScreenValues } from "../../../../filters/fields.ts";
import type { Sources } from "../../../../filters/provenance.ts";
import { sliceFilter } from "../../data/view/nps-view.ts";

const NO_PERIODS = { unit: "day", periods: [], stretches: [] } as const;

/** What the numbers of a figure rest on that is not narrowed by its own `pick`, as it narrows everything else. */
export const sourcesWithout = (pick: FilterName, sources: Sources, columns: Columns): Sources =>
  sourcesWith({ [pick]: undefined }, sources, columns);

/** What numbers rest on whose filters differ from those of the screen by `patch`. */
export function sourcesWith(patch: ScreenValues, sources: Sources, columns: Columns): Sources {
  const values = { ...sources.values, ...patch };
  const { chains } = slice(columns, sliceFilter(values, sources.zone), NO_PERIODS);
  return { ...sources, values, chains };
}
