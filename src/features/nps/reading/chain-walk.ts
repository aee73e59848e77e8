import type { Client } from "../../../client/create-client.ts";
import type { WalkProgress } from "../../../client/walk/types.ts";
import { frozenPages } from "../../../client/walk/frozen-pages.ts";
import { createWalk, type Walk } from "../../../client/walk/walk.ts";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";

/** What a walk tells while it goes. */
export interface WalkListener {
  /** Chains that were not handed over before. */
  readonly onPage: (chains: readonly ResponseChain[]) => void;
  readonly onProgress: (progress: WalkProgress) => void;
}

/** Two more than the connections that browsers make to one host, so that none of them waits for this page. */
const MOST_IN_FLIGHT = 8;

/** Begins a walk over every chain that a filter lets through. */
export type StartWalk = (filter: ChainFilter, listener: WalkListener) => Walk;

/** Walks over what `client` has at the moment of the first page; `now` is in unix milliseconds. */
export const chainWalk =
  (client: Client, now: () => number): StartWalk =>
  (filter, listener) =>
    createWalk({ ...listener, fetchPage: frozenPages(client, filter, now), mostInFlight: MOST_IN_FLIGHT });
