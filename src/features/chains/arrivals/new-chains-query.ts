import { queryOptions } from "@tanstack/react-query";
import type { Connection } from "../../../client/connection.ts";
import type { Client } from "../../../client/create-client.ts";
import type { Page } from "../../../client/page.ts";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { canonical } from "../chains-query.ts";

/** Milliseconds between two looks; a hidden tab takes none. */
const EVERY = 60_000;

export interface NewChains {
  readonly chains: readonly ResponseChain[];
  /** True where there are more than one look tells. */
  readonly more: boolean;
}

const NOTHING: NewChains = { chains: [], more: false };

/** What has come since the first page of a list was read. Asks for what is not older than its newest row alone. */
export function newChainsQuery(
  { id, client }: Pick<Connection, "id"> & { readonly client: Pick<Client, "chains"> },
  filter: ChainFilter,
  first: Page<ResponseChain> | undefined,
) {
  const newest = first?.rows.reduce((latest, { createdAt }) => Math.max(latest, createdAt), 0);
  const known = new Set(first?.ids);
  const { createdFrom = 0, createdTo = Infinity } = filter;
  const since = Math.max(createdFrom, newest ?? 0);
  return queryOptions({
    queryKey: [id, "new-chains", canonical(filter), since, first?.ids[0] ?? null],
    queryFn: async ({ signal }): Promise<NewChains> => {
      const page = await client.chains({ ...filter, ...(since > 0 && { createdFrom: since }) }, { signal });
      const chains = page.rows.filter(({ _id }) => !known.has(_id));
      // Newest come first: where a known one has come, nothing new is behind it.
      const isAllNew = chains.length > 0 && chains.length === page.rows.length;
      return { chains, more: isAllNew && page.nextSkip !== undefined };
    },
    // Nothing is new to a page that was just read.
    initialData: NOTHING,
    staleTime: Infinity,
    enabled: first !== undefined && Number.isSafeInteger(since) && since <= createdTo,
    refetchInterval: () => (createdTo * 1000 < Date.now() ? false : EVERY),
  });
}
