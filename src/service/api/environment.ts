/** What the API's handlers share: what the host tells about a request, and what earlier handlers found out. */
import type { Scope } from "../store/store.ts";

/** Who calls: a token in force, and the teams it was made for. */
export interface Caller {
  readonly tokenId: string;
  readonly scope: Scope;
}

export interface ApiEnvironment {
  /** Given by the host as the second argument of `fetch`; absent in the browser and in tests. */
  Bindings: {
    /** Where the request came from, to slow down who guesses tokens. */
    readonly clientAddress?: string;
    /** Breaks the connection, so that an answer which can't be finished does not look finished. */
    readonly cut?: () => void;
    /** Runs `work` once the answer has left, or never will. */
    readonly afterwards?: (work: () => void) => void;
    /** Resolves once other requests have had their turn: for an answer that is made piece by piece. */
    readonly turn?: () => Promise<void>;
  };
  Variables: {
    requestId: string;
    caller: Caller;
    /** For an answer that takes long: fails soon after the caller's token has expired or was revoked. */
    stayInForce: () => Promise<void>;
  };
}

/** The app as hosts see it. */
export type ServiceFetch = (
  request: Request,
  environment: ApiEnvironment["Bindings"],
) => Response | Promise<Response>;
