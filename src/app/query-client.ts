import type { AnyRouter } from "@tanstack/react-router";
import { QueryCache, QueryClient } from "@tanstack/react-query";
import { hasStatus } from "../client/http/errors.ts";
import type { SessionStore } from "../features/session/session.ts";
import { forgetDevice } from "../features/nps/data/device-flag.ts";

/**
 * The cache of everything read. The client retries by itself; a token that is refused anywhere ends the session.
 * A browser without a network may still reach a service on its own machine, so asking is never put off: the client
 * tells when it could not be done, and it is done again once the network is back.
 */
export function createQueryClient(sessions: SessionStore): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (hasStatus(error, 401)) sessions.end("refused");
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 60_000,
        gcTime: 600_000,
        refetchOnWindowFocus: false,
        networkMode: "always",
        refetchOnReconnect: true,
      },
    },
  });
}

/** When a session ends, what it read is dropped, on this device too, and what it asked for is cancelled; then the routes decide anew. */
export function forgetOnEnd(
  sessions: SessionStore,
  queries: QueryClient,
  router: Pick<AnyRouter, "invalidate">,
): () => void {
  const { unsubscribe } = sessions.subscribe(() => {
    if (sessions.get().session === undefined) {
      void queries.cancelQueries();
      queries.clear();
      forgetDevice();
    }
    void router.invalidate();
  });
  return unsubscribe;
}
