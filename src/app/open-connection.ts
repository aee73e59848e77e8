import type { QueryClient } from "@tanstack/react-query";
import { teamListsKey, type Connection } from "../client/connection.ts";
import { createClient } from "../client/create-client.ts";
import { createSeenNames } from "../client/seen-names.ts";
import type { SessionStore } from "../features/session/session.ts";
import type { Session } from "../features/session/stored-session.ts";

/** The connections of sign-ins, each opened once. */
export function createConnections(
  sessions: SessionStore,
  queries: QueryClient,
): (session: Session) => Connection {
  const opened = new WeakMap<Session, Connection>();
  return (session) => {
    const connection = opened.get(session) ?? openConnection(session, sessions, queries);
    opened.set(session, connection);
    return connection;
  };
}

/** What the screens have of a sign-in, for as long as it is the one in `sessions`. */
function openConnection(session: Session, sessions: SessionStore, queries: QueryClient): Connection {
  const { id, baseUrl, token, scheme } = session;
  const ended = new AbortController();
  const { unsubscribe } = sessions.subscribe(() => {
    if (sessions.get().session === session) return;
    unsubscribe();
    ended.abort();
  });
  let { streamedAt } = session;
  const onChange = (address: string | undefined): void => {
    streamedAt = address;
    sessions.keep({ ...session, streamedAt });
    // What was asked for before anything was announced may be there after all.
    void queries.invalidateQueries({ queryKey: teamListsKey(id) });
  };
  return {
    id,
    baseUrl,
    client: createClient(session, {}, { known: streamedAt, onChange }),
    seen: createSeenNames(),
    lendTo: (send) => send({ kind: "connect", credentials: { baseUrl, token, scheme }, streamedAt }),
    digest: () => digestOf(baseUrl, token),
    ended: ended.signal,
  };
}

/** Browsers have no `crypto.subtle` on pages that did not come over https. */
async function digestOf(...parts: readonly string[]): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(parts)));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
