import { useQuery, queryOptions } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useConnection, type Connection } from "../../../client/connection.ts";
import { countedOn, type Page } from "../../../client/page.ts";
import { chainFilter, isNarrowedHere } from "../../../filters/chain-filter.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { pageAsked, type ChainsAsked } from "../queries/chains-asked.ts";
import { chainsQuery } from "../queries/chains-query.ts";
import { pagePlace } from "../queries/page-place.ts";
import { whenFirstContent } from "../../../ui/schedule/first-content.tsx";
import type { ListSize } from "../queries/list-size.ts";

export type ChainsPage = ReturnType<typeof useChainsPage>;

/**
 * The page of chains that the address asks for. The page after it is read ahead, then the size of the list. Where something is
 * looked for in the list, the first page is what it begins with.
 */
export function useChainsPage({ values, zone }: Screen) {
  const connection = useConnection();
  const isWhole = !isNarrowedHere(values);
  const asked = isWhole ? (values.page ?? 1) : 1;
  const filter = chainFilter(values, zone);
  const options = (skip: number) => chainsQuery(connection, pageAsked(values, zone, skip));

  const first = useQuery(options(0));
  const place = pagePlace(asked, first.data);
  const wanted = useQuery({
    ...options(place.kind === "known" ? place.skip : 0),
    enabled: place.kind === "known",
  });
  const beyond = place.kind === "beyond" || (asked > 1 && wanted.data?.received === 0);
  const current = beyond || place.kind === "unknown" ? first : wanted;
  const fresh = place.kind === "unknown" ? undefined : current.data;
  const number = beyond ? 1 : asked;

  const pageSize = first.data?.nextSkip ?? 0;
  const nextSkip = number * pageSize;
  const namesNext = fresh?.nextSkip !== undefined;
  // Asked for once what was come for is drawn.
  const isDrawn = useDeferredValue(nextSkip, 0) === nextSkip;
  const ahead = useQuery({
    ...options(nextSkip),
    enabled: isWhole && namesNext && nextSkip > 0 && isDrawn,
    notifyOnChangeProps: ["data"],
  }).data;
  // Some deployments name a next page until one comes that is empty.
  const isLast =
    fresh !== undefined && fresh.received > 0 && ahead?.received === 0 && ahead.nextSkip === undefined;
  const hasNext = namesNext && !isLast;

  const sizeQuery = listSizeQuery(connection, { filter, lang: values.lang });
  const measured = useQuery({ ...sizeQuery, enabled: fresh !== undefined }).data ?? NO_SIZE;
  const start = number === 1 ? 0 : (number - 1) * pageSize - (first.data?.margin.length ?? 0);
  const size = isEnd(fresh, hasNext)
    ? { rows: start + countedOn(fresh), pages: number, exact: true }
    : measured;

  const [shown, setShown] = useState(fresh);
  if (fresh !== undefined && fresh !== shown) setShown(fresh);
  const page = fresh ?? shown;
  return {
    /** The page to show: while another one is read or failed, the one that was shown before. */
    page,
    first: first.data,
    /** True while `page` is not the one that the address asks for. */
    stale: page !== undefined && fresh === undefined,
    error: current.error,
    retry: () => void current.refetch(),
    number,
    /** Set when the address asks for a page beyond the end, and the first one is shown in its place. */
    beyond,
    start,
    end: fresh === undefined ? start : start + countedOn(fresh),
    size,
    hasNext,
    /** True when the next page would not begin where this one ends. */
    gap: hasNext && fresh?.nextSkip !== nextSkip,
  };
}

/** True for the last page of a list that ends as it should. */
const isEnd = (page: Page<unknown> | undefined, hasNext: boolean): page is Page<unknown> =>
  page !== undefined && !hasNext && page.received > 0 && page.pagingFault === undefined;

/** The size of a list of which nothing has been read. */
const NO_SIZE: ListSize = { rows: 0, pages: undefined, exact: false };

/** Milliseconds for which a size that was measured to its end stands. */
const FRESH = 60_000;

/** How many chains match, told step by step. What is known from before stays until it is known anew. */
function listSizeQuery(connection: Connection, { filter, lang }: Omit<ChainsAsked, "skip">) {
  return queryOptions<ListSize>({
    queryKey: [connection.id, "list-size", filter],
    // Who left before the end kept a step on the way to it.
    staleTime: ({ state }) => (state.data?.exact === true ? FRESH : 0),
    // Neither its code nor its requests hold up the first rows.
    queryFn: async (context) => {
      await new Promise<void>(whenFirstContent);
      const { streamedSize } = await import("../queries/list-size.ts");
      return streamedSize(connection, { filter, lang }, NO_SIZE)(context);
    },
  });
}
