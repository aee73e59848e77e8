/** The two stretches of time that a difference is between. */
import type { SecondBounds } from "../../lib/time/dates.ts";
import type { Changes } from "../changes/changes.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";

/** Unix seconds, both included. */
export type SideBounds = Required<SecondBounds>;

/** What is compared where nothing has changed. */
export interface ComparedSides {
  /** Mostly the time before with the time selected. Both read whole. */
  readonly otherwise?: readonly [SideBounds, SideBounds] | undefined;
}

/**
 * The bounds of the two sides: the segments of the newest change, as far as the filter selects their periods, else the
 * others.
 */
export function sideBounds(
  changes: Changes | undefined,
  { createdFrom = 0, createdTo = Infinity }: SecondBounds,
  { otherwise }: ComparedSides,
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
