/** The neighbour of a chain whose page in the list is known: the next row that fits, across the borders of pages. */
import type { Page } from "../../../client/page.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { pagePlace } from "../queries/page-place.ts";
import type { Direction, Fits, Neighbour } from "./neighbour-in-time.ts";

/** Pages looked through for a row that fits. */
const MOST_PAGES = 20;

interface OnPages {
  readonly id: string;
  /** The page that the chain should be on, from 1. */
  readonly page: number;
  readonly direction: Direction;
  readonly fits: Fits;
  readonly read: (skip: number) => Promise<Page<ResponseChain>>;
}

/** Undefined when the chain is not on that page. */
export async function neighbourOnPages(asked: OnPages): Promise<Neighbour | undefined> {
  const { id, direction, fits, read } = asked;
  const first = await read(0);
  const readPage = async (number: number): Promise<Page<ResponseChain> | undefined> => {
    const place = pagePlace(number, first);
    return place.kind === "known" ? read(place.skip) : undefined;
  };

  let number = asked.page;
  let page = await readPage(number);
  const index = page?.rows.findIndex((chain) => chain._id === id) ?? -1;
  if (page === undefined || index === -1) return undefined;
  let candidates: readonly ResponseChain[] =
    direction === "next" ? page.rows.slice(index + 1) : page.rows.slice(0, index).toReversed();
  for (let looked = 0; looked < MOST_PAGES; looked += 1) {
    // New chains push old ones along: the same one may come again on the page after.
    const chain = candidates.find((candidate) => candidate._id !== id && fits(candidate));
    if (chain !== undefined) return { kind: "found", chain, page: number };
    if (direction === "next" ? page.nextSkip === undefined : number === 1) return { kind: "none" };
    number += direction === "next" ? 1 : -1;
    page = await readPage(number);
    if (page === undefined || page.received === 0) return { kind: "none" };
    candidates = direction === "next" ? page.rows : page.rows.toReversed();
  }
  return { kind: "unknown" };
}
