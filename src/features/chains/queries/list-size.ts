/**
 * How many rows a list has. The API tells no totals: the end is galloped towards in growing steps over `skip`, behind
 * it pages are empty and cheap, and then closed in on by halves. Every step tells what is known so far.
 */
import { countedOn, type Page } from "../../../client/page.ts";
import { Extent, isRegular, startsRegularly } from "../../../client/walk/extent.ts";
import type { QueryFunctionContext } from "@tanstack/react-query";
import { experimental_streamedQuery as streamedQuery } from "@tanstack/react-query";
import type { Connection } from "../../../client/connection.ts";
import { chainsQuery } from "./chains-query.ts";
import type { ChainsAsked } from "./chains-asked.ts";

export interface ListSize {
  /** Rows that there are for sure, those at the margins of the dates asked for left out. */
  readonly rows: number;
  /** Pages that there are; undefined while that is not known. */
  readonly pages: number | undefined;
  /** False while, or where, there may be more. */
  readonly exact: boolean;
}

/** The parts of a page that tell of the list's size. */
export type CountedPage = Omit<Page<unknown>, "rows" | "unreadable">;

/** How much further each step goes than the one before. */
const GALLOP = 8;
/** Pages looked at before giving up: far more than the highest `skip` takes. */
const MOST_PROBES = 60;
const FARTHEST_SKIP = 1e12;

/** `read` gives the page that starts at `skip`. Ends with an exact size unless the pages don't join up. */
export async function* measureList(
  first: CountedPage,
  read: (skip: number) => Promise<CountedPage>,
): AsyncGenerator<ListSize> {
  const isWhole = first.nextSkip === undefined && first.pagingFault === undefined;
  yield { rows: countedOn(first), pages: isWhole ? 1 : undefined, exact: isWhole };
  if (isWhole || first.notAsked > 0 || !startsRegularly(asWalked(first))) return;

  const size = first.received;
  /** Rows before a page: what lies at a margin is on the first page, or the last. */
  const between = (page: number) => (page === 0 ? 0 : page * size - first.margin.length);
  const extent = new Extent();
  const counts = new Map([[0, countedOn(first)]]);
  extent.note({ index: 0, received: size, hasNext: true });
  let farthest = 1;
  let hint: number | undefined;
  let isGuided = true;
  for (let probes = 0; probes < MOST_PROBES && extent.pages === undefined; probes += 1) {
    const index = hint ?? (extent.estimate === undefined ? farthest * GALLOP : extent.estimate - 1);
    if (index * size > FARTHEST_SKIP) return;
    farthest = Math.max(farthest, index);
    const page = await read(index * size);
    if (page.notAsked > 0 || !isRegular(asWalked(page), index, size) || isSame(page, first)) return;
    counts.set(index, countedOn(page));
    extent.note({ index, received: page.received, hasNext: page.nextSkip !== undefined });
    // A hint that was wrong tells that none is to be trusted.
    isGuided &&= hint === undefined || page.received > 0;
    hint = isGuided ? hintOf(page, size, extent) : undefined;
    if (extent.pages === undefined)
      yield { rows: between(extent.pagesKnown - 1) + 1, pages: undefined, exact: false };
  }
  if (extent.pages !== undefined) {
    const last = extent.pages - 1;
    yield { rows: between(last) + (counts.get(last) ?? size), pages: extent.pages, exact: true };
  }
}

/** Behind the end, some deployments name the last page that has rows. Taken as a guess, it must hold like any other. */
function hintOf({ received, previousSkip }: CountedPage, size: number, extent: Extent): number | undefined {
  if (received > 0 || previousSkip === undefined) return undefined;
  const index = Math.floor(previousSkip / size);
  return index >= extent.pagesKnown && extent.allows(index) ? index : undefined;
}

/** A deployment that sends the same rows whatever `skip` says has no end to find. */
const isSame = (page: CountedPage, first: CountedPage): boolean =>
  page.received > 0 && page.ids[0] !== undefined && page.ids[0] === first.ids[0];

const asWalked = (page: CountedPage) => ({ ...page, rows: [], unreadable: [] });

/** The function of a query that measures a list from its `initialValue` on, and tells each step. */
export function streamedSize(
  connection: Connection,
  asked: Omit<ChainsAsked, "skip">,
  initialValue: ListSize,
): (context: QueryFunctionContext) => ListSize | Promise<ListSize> {
  const { client, seen } = connection;
  return streamedQuery<ListSize, ListSize>({
    streamFn: async ({ signal, client: cache }) => {
      const first = await cache.query(chainsQuery(connection, { ...asked, skip: 0 }));
      return measureList(first, async (skip) => {
        const page = await client.chains({ ...asked.filter, skip }, { signal });
        seen.note(page.rows);
        return page;
      });
    },
    reducer: (_, size) => size,
    initialValue,
    refetchMode: "replace",
  });
}
