import { useSelector } from "@tanstack/react-store";
import { createContext, use } from "react";
import type { SessionState, SessionStore } from "./session.ts";

export const SessionContext = createContext<SessionStore | undefined>(undefined);

export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === undefined) throw new Error("The session store is missing.");
  return store;
}

export const useSession = (): SessionState => useSelector(useSessionStore());
