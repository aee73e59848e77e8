/** The session as a tab keeps it. Read by the page before there is a screen, and so without a library. */
import type { Credentials } from "../../client/http/credentials.ts";

export interface Session extends Credentials {
  /** Names this sign-in in query keys, so that nothing read under another one is ever shown. */
  readonly id: string;
  /** Where a stream of all answers was announced in this sign-in, as far as is known when the page is loaded. */
  readonly streamedAt?: string | undefined;
  /** True where other tabs are not signed in with it. */
  readonly onlyHere?: boolean | undefined;
}

interface Stored {
  readonly session: Session | undefined;
  /** The address that was used last in this tab. */
  readonly lastBaseUrl: string | undefined;
}

const KEY = "earshot.session";
const ADDRESS_KEY = "earshot.address";

/** What `storage` holds, which may throw; nothing of what it holds is believed to be a session. */
export function storedSession(storage: () => Storage): Stored {
  try {
    return {
      session: asSession(JSON.parse(storage().getItem(KEY) ?? "null")),
      lastBaseUrl: storage().getItem(ADDRESS_KEY) ?? undefined,
    };
  } catch {
    return { session: undefined, lastBaseUrl: undefined };
  }
}

export function keepSession(storage: () => Storage, { session, lastBaseUrl }: Stored): void {
  try {
    if (session === undefined) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(session));
    if (lastBaseUrl !== undefined) storage().setItem(ADDRESS_KEY, lastBaseUrl);
  } catch {
    // Storage is refused or full: the session lasts until the tab is reloaded.
  }
}

/** `stored` as a session, where it is a whole one. */
export function asSession(stored: unknown): Session | undefined {
  const given: Record<string, unknown> = Object.fromEntries<unknown>(Object.entries(stored ?? {}));
  const { baseUrl, token, id, scheme, streamedAt, onlyHere } = given;
  const isWhole = typeof baseUrl === "string" && typeof token === "string" && typeof id === "string";
  if (!isWhole || (scheme !== "bare" && scheme !== "bearer")) return undefined;
  return {
    baseUrl,
    token,
    scheme,
    id,
    streamedAt: typeof streamedAt === "string" ? streamedAt : undefined,
    onlyHere: onlyHere === true,
  };
}
