/** The two stretches of time that a difference is between. */
import type { SecondBounds } from "../../lib/dates.ts";
import type { Changes } from "../changes/changes.ts";
import type { Columns } from "../columns/columns.ts";
import { countSelection, type Selection } from "../selection/count-selection.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";

/** Unix seconds, both included. */
export type SideBounds = Required<SecondBounds>;

export interface Side {
  readonly bounds: SideBounds;
  readonly selection: Selection;
}

/** What is compared where. */
export interface ComparedSides {
  /** Two stretches that somebody chose; they come first. */
  readonly chosen?: readonly [SideBounds, SideBounds] | undefined;
  /** What is compared where nothing has changed: mostly the time before with the time selected. Both read whole. */
  readonly otherwise?: readonly [SideBounds, SideBounds] | undefined;
}

/** The bounds of the two sides: those chosen, else the segments of the newest change, else the others. */
export function sideBounds(
  changes: Changes | undefined,
  { chosen, otherwise }: ComparedSides,
): readonly [SideBounds, SideBounds] | undefined {
  const newest = changes?.changes.at(-1);
  if (chosen !== undefined || newest === undefined) return chosen ?? otherwise;
  const [before, after] = [newest.before, newest.after].map(({ first, last }) => ({
    createdFrom: first.start,
    createdTo: last.end - 1,
  }));
  return before && after && [before, after];
}

/** Counts one side. Bounds of its own take the place of the filter's: the time before lies outside of them. */
export function countSide(columns: Columns, filter: SliceFilter, bounds: SideBounds): Side {
  const { createdFrom: _from, createdTo: _to, brush: _brush, ...rest } = filter;
  return { bounds, selection: countSelection(columns, rest, bounds) };
}
