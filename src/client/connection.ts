/** The signed-in deployment: the client to ask and a name for query keys. Only the client has the token. */
import { createContext, use } from "react";
import { useSelector } from "@tanstack/react-store";
import type { Credentials } from "./http/credentials.ts";
import type { Client } from "./create-client.ts";
import type { SeenNames, Seen } from "./seen-names.ts";

/** What a worker is told, to ask the same deployment. */
export interface Lent {
  readonly kind: "connect";
  readonly credentials: Credentials;
  /** Where a stream of all answers was announced before in this sign-in. */
  readonly streamedAt: string | undefined;
}

export interface Connection {
  /** Names this sign-in in query keys; never the token. */
  readonly id: string;
  readonly baseUrl: string;
  readonly client: Client;
  /** Names met in what has been read, for the filters to offer. */
  readonly seen: SeenNames;
  /** Lets a worker of this application ask, too: the one way that the token takes out of the client. */
  readonly lendTo: (send: (message: Lent) => void) => void;
  /** A digest of address and token, the same at each sign-in with them. Rejects where the browser makes none. */
  readonly digest: () => Promise<string>;
  /** Aborted when the sign-in ends. */
  readonly ended: AbortSignal;
}

/** Of all lists of a team, read or found missing. */
export const teamListsKey = (id: Connection["id"]) => [id, "lists"] as const;

/** Provided by the application after sign-in. */
export const ConnectionContext = createContext<Connection | undefined>(undefined);

/** The connection of the screen; throws where a screen is shown without one, which is a fault in the routes. */
export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (connection === undefined) throw new Error("This screen needs a signed-in user.");
  return connection;
}

/** The names met so far under this connection. */
export function useSeenNames(): Seen {
  const { seen } = useConnection();
  return useSelector(seen);
}
