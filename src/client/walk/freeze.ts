/** Ends a query at a moment, so that chains that arrive while it is read do not push the others along. */
import type { ChainFilter } from "../../contract/queries.ts";

/**
 * `filter` without what is created after `now` (unix milliseconds). `newest` is the latest `createdAt` seen so far, in
 * unix seconds: it wins over a clock that is behind, which would else leave out the newest chains.
 */
export function freeze<Filter extends ChainFilter>(
  filter: Filter,
  now: number,
  newest = 0,
): Filter & { readonly createdTo: number } {
  const end = Math.max(Math.floor(now / 1000), newest);
  return { ...filter, createdTo: Math.min(filter.createdTo ?? end, end) };
}
