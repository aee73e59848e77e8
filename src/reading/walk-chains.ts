import { errorOf } from "../client/http/errors.ts";
import type { Page } from "../client/page.ts";
import { failedWalk, type PageOrder, type WalkResult } from "../client/walk/types.ts";
import { frozenPages } from "../client/walk/frozen-pages.ts";
import { createWalk } from "../client/walk/walk.ts";
import type { ChainsQuery } from "../contract/queries.ts";
import type { ResponseChain } from "../contract/resources.ts";
import type { WorkContext } from "./work.ts";

/** Two more than the connections that browsers make to one host, so that none of them waits for this thread. */
const MOST_IN_FLIGHT = 8;

export interface WalkChainsOptions {
  /** Hears of every page that came. */
  readonly onAnswer?: (page: Pick<Page<ResponseChain>, "nextSkip">) => void;
  readonly order?: PageOrder | undefined;
}

/** Chains from pages, as of the first one. `onPage` gets each once. Called again, it reads what is missing. */
export function walkChains(
  query: ChainsQuery,
  { client, onProgress, onNames }: WorkContext,
  onPage: (chains: readonly ResponseChain[], page: number | undefined) => void | Promise<void>,
  { onAnswer = () => undefined, order = "along" }: WalkChainsOptions = {},
): (signal: AbortSignal) => Promise<WalkResult> {
  let chains = 0;
  const fetchPage = frozenPages(client, query, Date.now);
  const walk = createWalk<ResponseChain>({
    fetchPage: async (skip, options) => {
      const page = await fetchPage(skip, options);
      onAnswer(page);
      return page;
    },
    onPage: (rows, page) => {
      onNames(rows);
      chains += rows.length;
      return onPage(rows, page);
    },
    order,
    onProgress,
    mostInFlight: MOST_IN_FLIGHT,
  });
  return (signal) => walk.run(signal).catch((thrown: unknown) => failedWalk(errorOf(thrown), chains));
}
