import { createRootRouteWithContext } from "@tanstack/react-router";
import type { SessionStore } from "../features/session/session.ts";

/** What every route may rely on. */
export interface RouteContext {
  readonly sessions: SessionStore;
}

export const Route = createRootRouteWithContext<RouteContext>()();
