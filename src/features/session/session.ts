/**
 * Who is signed in to which deployment. Lives in the tab alone (`sessionStorage`, memory where that is refused);
 * the token is never part of a key, an address or a message.
 */
import * as z from "zod/mini";

const sessionSchema = z.object({
  baseUrl: z.string(),
  token: z.string(),
  scheme: z.enum(["bare", "bearer"]),
  /** Names this sign-in in query keys, so that nothing read under another one is ever shown. */
  id: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;

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

const KEY = "earshot.session";
const ADDRESS_KEY = "earshot.address";

/** The session of this tab. `storage` may throw at any call: the session then lives in memory. */
export function createSessionStore(storage: () => Storage): SessionStore {
  const listeners = new Set<() => void>();
  let state: SessionState = { ...restore(storage), ending: undefined };

  const change = (next: SessionState) => {
    state = next;
    persist(storage, next);
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

function restore(storage: () => Storage): Pick<SessionState, "session" | "lastBaseUrl"> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? "null");
    const read = z.safeParse(sessionSchema, stored);
    return {
      session: read.success ? read.data : undefined,
      lastBaseUrl: storage().getItem(ADDRESS_KEY) ?? undefined,
    };
  } catch {
    return { session: undefined, lastBaseUrl: undefined };
  }
}

function persist(storage: () => Storage, { session, lastBaseUrl }: SessionState): void {
  try {
    if (session === undefined) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(session));
    if (lastBaseUrl !== undefined) storage().setItem(ADDRESS_KEY, lastBaseUrl);
  } catch {
    // Storage is refused or full: the session lasts until the tab is reloaded.
  }
}
