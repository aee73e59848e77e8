/** Why what one filter selects has another score than what another one does. */
import type { Columns } from "../columns/columns.ts";
import { mixIntervals, type MixIntervals } from "../mix/intervals.ts";
import { countSelection, type Selection } from "../selection/count-selection.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import type { Steps } from "../steps.ts";
import { explanationsBetween, type Explanation } from "./explanations.ts";

export interface Compared {
  readonly one: Selection;
  readonly two: Selection;
  /** By dimension, that with the largest mix first; none where no dimension has a value on both sides. */
  readonly explanations: readonly Explanation[];
  /** How sure the parts of the first are. */
  readonly certain: MixIntervals | undefined;
}

/** The second against the first; undefined where either has no answers. The columns must hold all that both select. */
export function* compareSelections(
  columns: Columns,
  first: SliceFilter,
  second: SliceFilter,
): Steps<Compared | undefined> {
  const one = countSelection(columns, first);
  yield 0.3;
  const two = countSelection(columns, second);
  yield 0.6;
  if (one.total.answers === 0 || two.total.answers === 0) return undefined;
  const explanations = explanationsBetween(one, two);
  yield 0.8;
  const [opened] = explanations;
  return { one, two, explanations, certain: opened && mixIntervals(opened.cells) };
}
