import type { AnyRoute } from "@tanstack/react-router";
import { allWords } from "../i18n/interface-language.ts";
import { whenFirstContent } from "../ui/first-content.tsx";
import type { createAppRouter } from "./router.tsx";

/** Once the first screen stands, the code of the others follows, so that they open without a network too. */
export function loadScreensAhead(router: ReturnType<typeof createAppRouter>): void {
  whenFirstContent(() => {
    // Words or code that don't come now are asked for again when they are needed.
    void allWords().catch(() => undefined);
    const routes: Readonly<Record<string, AnyRoute>> = { ...router.routesById };
    for (const route of Object.values(routes)) {
      void Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
    }
  });
}
