/**
 * Who is signed in to which deployment. Lives in the tab alone (`sessionStorage`, memory where that is refused);
 * the token is never part of a key, an address or a message.
 */
import { keepSession, storedSession, type Session } from "./stored-session.ts";

/** Why there is no session any more. */
export type Ending = "signed-out" | "refused";

export interface SessionState {
  readonly session: Session | undefined;
  /** How the last one ended; undefined before the first. */
  readonly ending: Ending | undefined;
  /** The address that was used last in this tab. */
  readonly lastBaseUrl: string | undefined;
}

export interface SessionStore {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: (session: Omit<Session, "id">) => void;
  readonly end: (ending: Ending) => void;
}

/** The session of this tab. `storage` may throw at any call: the session then lives in memory. */
export function createSessionStore(storage: () => Storage): SessionStore {
  const listeners = new Set<() => void>();
  let state: SessionState = { ...storedSession(storage), ending: undefined };

  const change = (next: SessionState) => {
    state = next;
    keepSession(storage, next);
    for (const listener of listeners) listener();
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (session) =>
      change({
        session: { ...session, id: randomId() },
        ending: undefined,
        lastBaseUrl: session.baseUrl,
      }),
    end: (ending) => {
      if (state.session !== undefined) change({ ...state, session: undefined, ending });
    },
  };
}

/** Unlike `randomUUID`, also there where the page was not served over https. */
const randomId = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");
