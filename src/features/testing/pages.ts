/** A list of chains cut into pages, as a deployment would hand them out. */
import type { Page } from "../../client/page.ts";
import { type ChainFilter, matchesVisibly } from "../../contract/queries.ts";
import type { ResponseChain } from "../../contract/resources.ts";

/** The page of `all` that starts at `skip`. */
export function pageOf(all: readonly ResponseChain[], skip: number, size: number): Page<ResponseChain> {
  const rows = all.slice(skip, skip + size);
  return {
    rows,
    unreadable: [],
    notAsked: 0,
    margin: [],
    received: rows.length,
    ids: rows.map((row) => row._id),
    nextSkip: skip + size < all.length ? skip + size : undefined,
    previousSkip: undefined,
    pagingFault: undefined,
  };
}

/** The chains that a filter lets through, in their order. */
export const matching = (all: readonly ResponseChain[], filter: ChainFilter): readonly ResponseChain[] =>
  all.filter((each) => matchesVisibly(each, filter));

/** Newest first, as lists are. */
export const newestFirst = (all: readonly ResponseChain[]): readonly ResponseChain[] =>
  all.toSorted((a, b) => b.createdAt - a.createdAt || (a._id < b._id ? 1 : -1));
