import type { QueryClient } from "@tanstack/react-query";
import { forgetDevice } from "../features/nps/data/columns/device-flag.ts";
import type { SessionStore } from "../features/session/session.ts";

/** What a router can do once the session has changed: look again at who may see what. */
interface Revalidating {
  readonly invalidate: () => Promise<void>;
}

/** When a session ends, what it read is dropped, on this device too, and what it asked for is cancelled; then the routes decide anew. */
export function forgetOnEnd(sessions: SessionStore, queries: QueryClient, router: Revalidating): () => void {
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
