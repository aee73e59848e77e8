/** Filters with all their bounds as one. */
import type { SecondBounds } from "../../lib/time/dates.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";

/** The same filter without a brush, within its own bounds, the brush and `bounds` at once. */
export function narrowed({ brush, ...filter }: SliceFilter, bounds: SecondBounds): SliceFilter {
  const all: readonly SecondBounds[] = [filter, bounds, ...(brush === undefined ? [] : [brush])];
  const froms = all.flatMap(({ createdFrom }) => createdFrom ?? []);
  const tos = all.flatMap(({ createdTo }) => createdTo ?? []);
  return {
    ...filter,
    ...(froms.length > 0 && { createdFrom: Math.max(...froms) }),
    ...(tos.length > 0 && { createdTo: Math.min(...tos) }),
  };
}
