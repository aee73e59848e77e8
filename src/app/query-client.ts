import { QueryCache, QueryClient } from "@tanstack/react-query";
import { errorOf } from "../client/http/errors.ts";
import type { SessionStore } from "../features/session/session.ts";

/**
 * The cache of everything read. The client retries by itself; a token that is refused anywhere ends the session.
 * A browser without a network may still reach a service on its own machine, so asking is never put off: the client
 * tells when it could not be done, and it is done again once the network is back.
 */
export function createQueryClient(sessions: SessionStore): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isRefusal(error)) sessions.end("refused");
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
      mutations: { networkMode: "always" },
    },
  });
}

function isRefusal(error: unknown): boolean {
  const { kind, ...rest } = errorOf(error);
  return kind === "http" && "status" in rest && rest.status === 401;
}
