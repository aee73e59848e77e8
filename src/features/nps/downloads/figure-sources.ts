import type { Columns } from "../../../analysis/columns.ts";
import { slice } from "../../../analysis/slice.ts";
import type { PickName } from "../../../filters/narrowing.ts";
import type { Sources } from "../../../filters/provenance.ts";
import { sliceFilter } from "../nps-view.ts";

const NO_PERIODS = { unit: "day", periods: [], stretches: [] } as const;

/** What the numbers of a figure rest on that is not narrowed by its own `pick`, as it narrows everything else. */
export function sourcesWithout(pick: PickName, sources: Sources, columns: Columns): Sources {
  const values = { ...sources.values, [pick]: undefined };
  const { chains } = slice(columns, sliceFilter(values, sources.zone), NO_PERIODS);
  return { ...sources, values, chains };
}
