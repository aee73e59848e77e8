/** Response chains as the API gives them: one page of a list, and one chain. */
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Connection } from "../../../client/connection.ts";
import type { Page } from "../../../client/page.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { chainsAskedFor, preferred, type ChainsAsked, pageAsked } from "./chains-asked.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { zoneOf } from "../../../filters/chain-filter.ts";

/** One page, from `skip`. Its names are noted for the filters to offer. */
export function chainsQuery({ id, client, seen }: Connection, asked: ChainsAsked) {
  const { filter, lang, skip } = asked;
  return queryOptions({
    queryKey: [id, "chains", filter, lang ?? null, skip],
    queryFn: async ({ signal }) => {
      const page = await client.chains(chainsAskedFor(asked), { signal });
      seen.note(page.rows);
      return page;
    },
  });
}

/** One chain by its id. Until it has come, the one that a list has brought stands in for it. */
export function chainQuery({ id, client, seen }: Connection, chainId: string, lang: string | undefined) {
  return queryOptions({
    queryKey: [id, "chain", chainId, lang ?? null],
    queryFn: async ({ signal, client: cache }) => {
      const chain = await client.chain(chainId, preferred(lang), { signal });
      seen.note([chain]);
      const listed = listedChain(cache, id, chainId);
      // The browser is only promised in lists.
      return chain.browser === undefined && listed?.browser !== undefined
        ? { ...chain, browser: listed.browser }
        : chain;
    },
  });
}

/** The chain as some page of a list brought it under this connection, in whatever question language. */
export const listedChain = (cache: QueryClient, connectionId: string, chainId: string) =>
  cache
    .getQueriesData<Page<ResponseChain>>({ queryKey: [connectionId, "chains"] })
    .flatMap(([, page]) => page?.rows ?? [])
    .find(({ _id }) => _id === chainId);

/** Asks for the first page of a screen's chains before the screen is drawn, which then finds what has come. */
export function askFirstPage(queries: QueryClient, connection: Connection, values: ScreenValues): void {
  // All rows in one list are read by a worker.
  if (values.rows !== undefined) return;
  const asked = pageAsked(values, zoneOf(values), 0);
  // The screen asks again for what failed, and tells.
  queries.query(chainsQuery(connection, asked)).catch(() => undefined);
}
