import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import type { Connection } from "../client/connection.ts";
import type { SessionStore } from "../features/session/session.ts";
import type { Session } from "../features/session/stored-session.ts";

/** What every route may rely on. */
export interface RouteContext {
  readonly sessions: SessionStore;
  readonly queries: QueryClient;
  /** What a sign-in asks with. */
  readonly connectionOf: (session: Session) => Connection;
}

export const Route = createRootRouteWithContext<RouteContext>()();
