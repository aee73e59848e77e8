/** Two parts of the same columns side by side: two periods, two touchpoints, anything that filters can say. */
import type { Columns } from "../columns/columns.ts";
import { scoreDifference } from "../interval.ts";
import type { SliceFilter } from "./slice-filter.ts";
import { slice, type Slice } from "./slice.ts";

export type ComparedSide = Pick<Slice, "chains" | "total">;

export type Comparison = ReturnType<typeof compare>;

/** Compares what passes one filter with what passes another. */
export function compare(columns: Columns, one: SliceFilter, other: SliceFilter) {
  const [first, second] = [side(columns, one), side(columns, other)];
  return {
    one: first,
    other: second,
    /** The score of `one` minus that of `other`; undefined where one of them has no answers. */
    difference: scoreDifference(first.total, second.total),
  };
}

function side(columns: Columns, filter: SliceFilter): ComparedSide {
  const { chains, total } = slice(columns, filter, { unit: "day", periods: [], stretches: [] });
  return { chains, total };
}
