import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { lazy } from "react";
import { parseSearch, stringifySearch } from "../filters/search.ts";
import { scrollKey } from "../features/chains/beside/use-beside.ts";
import { withAllWords } from "../i18n/interface-language.ts";
import type { RouteContext } from "../routes/__root.tsx";
import { routeTree } from "./route-tree.gen.ts";
import { CrashScreen } from "./shell/crash-screen.tsx";
import { Shell } from "./shell/shell.tsx";

// Seldom seen, and so loaded when it is, with its words.
const NotFoundScreen = lazy(async () => {
  const screen = await withAllWords(import("./shell/not-found-screen.tsx"));
  return { default: screen.NotFoundScreen };
});

/** The router: the shell around every screen, addresses in plain strings. */
export function createAppRouter(context: RouteContext, history?: RouterHistory) {
  // The part that a document's own address names is brought into view by its screen, once everything above it stands.
  let isFirst = true;
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    scrollRestoration: ({ location }) => !isFirst || location.hash === "",
    getScrollRestorationKey: scrollKey,
    defaultErrorComponent: CrashScreen,
    defaultNotFoundComponent: NotFoundScreen,
    InnerWrap: Shell,
    ...(history === undefined ? {} : { history }),
  });
  router.subscribe("onRendered", () => {
    isFirst = false;
  });
  // As a page is left, the router hands the restoration of its place to the browser, which would bring the next document
  // there as soon as anything stands, before there is anything to see.
  addEventListener("pagehide", () => {
    window.history.scrollRestoration = "manual";
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
