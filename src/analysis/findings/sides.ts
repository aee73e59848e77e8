/** The two stretches of time that a difference is between, and why what two filters select has another score. */
import type { SecondBounds } from "../../lib/time/dates.ts";
import type { Changes } from "../changes/changes.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import type { Columns } from "../columns/columns.ts";
import { mixIntervals, type MixIntervals } from "../mix/intervals.ts";
import { countSelection, type Selection } from "../selection/count-selection.ts";
import type { Steps } from "../steps.ts";
import { explanationsBetween, type Explanation } from "./explanations.ts";

/** Unix seconds, both included. */
export type SideBounds = Required<SecondBounds>;

/** The bounds of the two sides: around the newest change where the filter selects it, else `otherwise`. */
export function sideBounds(
  changes: Changes | undefined,
  { createdFrom = 0, createdTo = Infinity }: SecondBounds,
  otherwise: readonly [SideBounds, SideBounds] | undefined,
): readonly [SideBounds, SideBounds] | undefined {
  const newest = changes?.changes.at(-1);
  if (newest === undefined) return otherwise;
  const [before, after] = [newest.before, newest.after].map(({ first, last }) => ({
    createdFrom: Math.max(createdFrom, first.start),
    createdTo: Math.min(createdTo, last.end - 1),
  }));
  return before && after && [before, after];
}

/** The filter of one side. Bounds of its own take the place of the filter's: the time before lies outside of them. */
export function sideFilter(filter: SliceFilter, bounds: SideBounds): SliceFilter {
  const { createdFrom: _from, createdTo: _to, brush: _brush, ...rest } = filter;
  return { ...rest, ...bounds };
}

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
