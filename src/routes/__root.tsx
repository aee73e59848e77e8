import { createRootRouteWithContext } from "@tanstack/react-router";
import type { SessionStore } from "../features/session/session.ts";
import { rawSearch } from "../filters/search.ts";

/** What every route may rely on. */
export interface RouteContext {
  readonly sessions: SessionStore;
}

export const Route = createRootRouteWithContext<RouteContext>()({
  // Parameters stay as they are written: each screen reads its own and reports what it can't use.
  validateSearch: rawSearch,
});
