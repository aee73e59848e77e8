import { createContext, use, useSyncExternalStore } from "react";
import type { SessionState, SessionStore } from "./session.ts";

export const SessionContext = createContext<SessionStore | undefined>(undefined);

export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === undefined) throw new Error("The session store is missing.");
  return store;
}

export function useSession(): SessionState {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get);
}
