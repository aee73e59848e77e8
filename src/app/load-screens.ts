import type { AnyRoute } from "@tanstack/react-router";
import { whenFirstContent } from "../ui/first-content.tsx";
import { idly } from "../ui/idly.ts";
import type { createAppRouter } from "./router.tsx";

/**
 * Once the first screen stands, the code of the others follows, so that they open without a network too: one after the
 * other, each when there is nothing better to do.
 */
export function loadScreensAhead(router: ReturnType<typeof createAppRouter>): void {
  whenFirstContent(() => {
    const routes: Readonly<Record<string, AnyRoute>> = { ...router.routesById };
    void loadInTurn(Object.values(routes).map((route) => () => router.loadRouteChunk(route)));
  });
}

async function loadInTurn(loads: readonly (() => Promise<void> | undefined)[]): Promise<void> {
  for (const load of loads) {
    await new Promise<void>((resolve) => void idly(resolve));
    // Whichever does not come is asked for again when it is needed.
    await load()?.catch(() => undefined);
  }
}
