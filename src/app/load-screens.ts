import type { AnyRoute } from "@tanstack/react-router";
import { whenFirstContent, idly } from "../ui/schedule/first-content.tsx";
import type { createAppRouter } from "./router.tsx";
import type { QueryClient } from "@tanstack/react-query";

/** https://wicg.github.io/savedata/#savedata-attribute, where the browser has it. */
const savesData = (): boolean =>
  "connection" in navigator && Reflect.get(Object(navigator.connection), "saveData") === true;

/** Loads the code of other screens once the first stands, when idle, so that they open offline too. */
export function loadScreensAhead(router: ReturnType<typeof createAppRouter>): void {
  whenFirstContent(() => {
    if (savesData()) return;
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

/**
 * Milliseconds that the first drawing waits for what it is a drawing of. A screen without its rows takes as long to draw as
 * with them: drawing it first would delay responses already in flight.
 */
const TIMEOUT = 150;

/** Resolves once the screen that the address asks for can be drawn with what it asked for, or is not to be waited for. */
export const readyToDraw = (router: ReturnType<typeof createAppRouter>, queries: QueryClient) =>
  Promise.race([
    new Promise((resolve) => setTimeout(resolve, TIMEOUT)),
    // What could not be loaded is told where it is drawn.
    router.load().then(
      () => answered(queries),
      () => undefined,
    ),
  ]);

const answered = (queries: QueryClient) =>
  Promise.allSettled(
    queries
      .getQueryCache()
      .findAll({ fetchStatus: "fetching" })
      .flatMap(({ promise }) => promise ?? []),
  );
