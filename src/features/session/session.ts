/** Who is signed in where: in the tab's `sessionStorage`, else memory. The token is in no key or address. */
import { createStore, useSelector } from "@tanstack/react-store";
import { keepSession, storedSession, type Session } from "./stored-session.ts";
import { createContext, use } from "react";

/** Why there is no session any more. */
export type Ending = "signed-out" | "refused";

export interface SessionState {
  readonly session: Session | undefined;
  /** How the last one ended; undefined before the first. */
  readonly ending: Ending | undefined;
  /** The address that was used last in this tab. */
  readonly lastBaseUrl: string | undefined;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session of this tab. `storage` may throw at any call: the session then lives in memory. */
export function createSessionStore(storage: () => Storage) {
  const store = createStore<SessionState>({ ...storedSession(storage), ending: undefined });

  const change = (next: SessionState) => {
    keepSession(storage, next);
    store.setState(() => next);
  };

  return {
    get: () => store.state,
    subscribe: (listener: (state: SessionState) => void) => store.subscribe(listener),
    start: (session: Omit<Session, "id">) =>
      change({
        session: { ...session, id: randomId() },
        ending: undefined,
        lastBaseUrl: session.baseUrl,
      }),
    end: (ending: Ending) => {
      if (store.state.session !== undefined) change({ ...store.state, session: undefined, ending });
    },
    /** Keeps what was learnt of a sign-in for when the page is loaded anew, as long as it is the one that holds. */
    keep: (session: Session) => {
      if (store.state.session?.id === session.id) keepSession(storage, { ...store.state, session });
    },
  };
}

/** Unlike `randomUUID`, also there where the page was not served over https. */
const randomId = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");

export const SessionContext = createContext<SessionStore | undefined>(undefined);

export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === undefined) throw new Error("The session store is missing.");
  return store;
}

export const useSession = (): SessionState => useSelector(useSessionStore());

const HOME = "/";

/** Where to go after signing in, to the screen that was opened before: an address inside this application, never one outside of it. */
export function returnAddress(back: string | undefined): string {
  if (back === undefined || !back.startsWith("/") || back.startsWith("/sign-in")) return HOME;
  const base = "http://inside.invalid";
  const url = URL.parse(back, base);
  if (url?.origin !== base || url.pathname.startsWith("//")) return HOME;
  return url.pathname + url.search + url.hash;
}
