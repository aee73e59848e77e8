import type { Client } from "../../../client/create-client.ts";
import type { FetchPage, WalkProgress } from "../../../client/walk/account.ts";
import { freeze } from "../../../client/walk/freeze.ts";
import { createWalk, type Walk } from "../../../client/walk/walk.ts";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";

/** What a walk tells while it goes. */
export interface WalkListener {
  /** Chains that were not handed over before. */
  readonly onPage: (chains: readonly ResponseChain[]) => void;
  readonly onProgress: (progress: WalkProgress) => void;
}

/** Begins a walk over every chain that a filter lets through. */
export type StartWalk = (filter: ChainFilter, listener: WalkListener) => Walk;

/** Walks over what `client` has at the moment of the first page; `now` is in unix milliseconds. */
export const chainWalk =
  (client: Client, now: () => number): StartWalk =>
  (filter, listener) =>
    createWalk({ ...listener, fetchPage: frozenPages(client, filter, now) });

/** The first page tells of the newest chains whatever this device's clock says; all others end where it did. */
function frozenPages(client: Client, filter: ChainFilter, now: () => number): FetchPage<ResponseChain> {
  let frozen: ChainFilter | undefined;
  return async (skip, options) => {
    if (frozen !== undefined) return client.chains({ ...frozen, skip }, options);
    const page = await client.chains({ ...filter, skip }, options);
    frozen = freeze(filter, now(), Math.max(0, ...page.rows.map(({ createdAt }) => createdAt)));
    return page;
  };
}
