import type { AnyRoute } from "@tanstack/react-router";
import { whenFirstContent } from "../ui/first-content.tsx";
import type { createAppRouter } from "./router.tsx";

/** Once the first screen stands, the code of the others follows, so that they open without a network too. */
export function loadScreensAhead(router: ReturnType<typeof createAppRouter>): void {
  whenFirstContent(() => {
    const routes: Readonly<Record<string, AnyRoute>> = { ...router.routesById };
    for (const route of Object.values(routes)) {
      // A screen whose code does not come now is asked for again when it is opened.
      void Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
    }
  });
}
