import { QueryCache, QueryClient } from "@tanstack/react-query";
import { errorOf } from "../client/errors.ts";
import type { SessionStore } from "../features/session/session.ts";

/** The cache of everything read. The client retries by itself; a token that is refused anywhere ends the session. */
export function createQueryClient(sessions: SessionStore): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isRefusal(error)) sessions.end("refused");
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, gcTime: 600_000, refetchOnWindowFocus: false },
    },
  });
}

function isRefusal(error: unknown): boolean {
  const { kind, ...rest } = errorOf(error);
  return kind === "http" && "status" in rest && rest.status === 401;
}
