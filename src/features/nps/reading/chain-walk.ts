import type { Client } from "../../../client/create-client.ts";
import type { FetchPage, WalkProgress } from "../../../client/walk/account.ts";
import { freeze } from "../../../client/walk/freeze.ts";
import { createWalk, type Walk } from "../../../client/walk/walk.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { ReadRequest } from "./read-request.ts";

/** What a walk tells while it goes. */
export interface WalkListener {
  /** Chains that were not handed over before. */
  readonly onPage: (chains: readonly ResponseChain[]) => void;
  readonly onProgress: (progress: WalkProgress) => void;
}

/** Begins a walk over every chain of one request. */
export type StartWalk = (listener: WalkListener) => Walk;

/** Walks over what `client` has for `request` at the moment of the first page; `now` is in unix milliseconds. */
export const chainWalk =
  (client: Client, request: ReadRequest, now: () => number): StartWalk =>
  (listener) =>
    createWalk({ ...listener, fetchPage: frozenPages(client, request, now) });

/** The first page tells of the newest chains whatever this device's clock says; all others end where it did. */
function frozenPages(client: Client, request: ReadRequest, now: () => number): FetchPage<ResponseChain> {
  let frozen: ReadRequest | undefined;
  return async (skip, options) => {
    if (frozen !== undefined) return client.chains({ ...frozen, skip }, options);
    const page = await client.chains({ ...request, skip }, options);
    frozen = freeze(request, now(), Math.max(0, ...page.rows.map(({ createdAt }) => createdAt)));
    return page;
  };
}
