import type { QueryClient } from "@tanstack/react-query";
import type { createAppRouter } from "./router.tsx";

/**
 * Milliseconds that the first drawing waits for what it is a drawing of. A screen without its rows takes as long to draw as
 * with them: whoever's answer is about to come would wait for both.
 */
const PATIENCE = 150;

/** Resolves once the screen that the address asks for can be drawn with what it asked for, or is not to be waited for. */
export const readyToDraw = (router: ReturnType<typeof createAppRouter>, queries: QueryClient) =>
  Promise.race([
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
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
