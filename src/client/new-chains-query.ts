/** What has come since a list was read: looked for from time to time, told, and never shown by itself. */
import { queryOptions } from "@tanstack/react-query";
import type { ChainFilter } from "../contract/queries.ts";
import type { ResponseChain } from "../contract/resources.ts";
import type { Connection } from "./connection.ts";
import type { Client } from "./create-client.ts";

/** Milliseconds between two looks; a hidden tab takes none. */
const EVERY = 60_000;

export interface NewChains {
  readonly chains: readonly ResponseChain[];
  /** True where there are more than one look tells. */
  readonly more: boolean;
}

export interface KnownChains {
  /** When the newest chain was created, in unix seconds; undefined where there is none. */
  readonly newest: number | undefined;
  /** The `_id`s of the newest chains, at least of those of that second. */
  readonly ids: ReadonlySet<string>;
}

const NOTHING: NewChains = { chains: [], more: false };

/** Chains that match and are not known; nothing is asked for while nothing is known. Asks for no older ones. */
export function newChainsQuery(
  { id, client }: Pick<Connection, "id"> & { readonly client: Pick<Client, "chains"> },
  filter: ChainFilter,
  known: KnownChains | undefined,
) {
  const { createdFrom = 0, createdTo = Infinity } = filter;
  const since = Math.max(createdFrom, known?.newest ?? 0);
  const ids = known?.ids ?? new Set();
  return queryOptions({
    queryKey: [id, "new-chains", filter, since, [...ids].toSorted()],
    queryFn: async ({ signal }): Promise<NewChains> => {
      const page = await client.chains({ ...filter, ...(since > 0 && { createdFrom: since }) }, { signal });
      const chains = page.rows.filter(({ _id }) => !ids.has(_id));
      // Newest come first: where a known one has come, nothing new is behind it.
      const isAllNew = chains.length > 0 && chains.length === page.rows.length;
      return { chains, more: isAllNew && page.nextSkip !== undefined };
    },
    // Nothing is new to what was just read.
    initialData: NOTHING,
    staleTime: Infinity,
    enabled: known !== undefined && Number.isSafeInteger(since) && since <= createdTo,
    refetchInterval: () => untilNextLook(createdTo, Date.now()),
  });
}

/** Milliseconds; false where a list that ends at `createdTo` (unix seconds) gets no more at `now` (milliseconds). */
export const untilNextLook = (createdTo: number, now: number): number | false =>
  createdTo * 1000 < now ? false : EVERY;
