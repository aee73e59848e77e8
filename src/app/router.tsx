import type { RouterHistory, ErrorComponentProps, AnyRouter } from "@tanstack/react-router";
import { createRouter } from "@tanstack/react-router";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { parseSearch, stringifySearch } from "../filters/search.ts";
import { scrollKey } from "../features/chains/table/use-beside.ts";
import { withAllWords } from "../i18n/interface-language.ts";
import type { RouteContext } from "../routes/__root.tsx";
import { routeTree } from "./route-tree.gen.ts";
import { Shell } from "./shell/shell.tsx";
import { Failure } from "../ui/notice.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { lazily } from "../ui/schedule/late-part.tsx";

// Seldom seen, and so loaded when it is, with its words.
const NotFoundScreen = lazily(
  async () => (await withAllWords(import("./shell/not-found-screen.tsx"))).NotFoundScreen,
);

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

/** When a screen itself fails: what happened, and a way on that keeps the address. */
function CrashScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Something went wrong`} />
      <Failure
        title={t`This screen could not be shown`}
        detail={error instanceof Error ? error.message : String(error)}
        action={<Button variant="default" onClick={reset}>{t`Try again`}</Button>}
      />
    </>
  );
}

/**
 * After going to another screen the keyboard and the screen reader start at its heading; after going up from one thing
 * to the list that it is in, at its row. A dialog that was opened meanwhile keeps the keyboard.
 */
export function focusOnNavigation(router: AnyRouter): () => void {
  return router.subscribe("onRendered", ({ pathChanged, fromLocation, toLocation }) => {
    if (
      !pathChanged ||
      fromLocation === undefined ||
      document.activeElement?.closest("dialog, [role=dialog]")
    )
      return;
    const { pathname } = fromLocation;
    const row = pathname.startsWith(`${toLocation.pathname}/`) ? rowOf(pathname) : undefined;
    (row ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
    row?.closest("tr")?.scrollIntoView({ block: "nearest" });
  });
}

const rowOf = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>("main tbody a[href]")].find(
    (link) => decodeURI(link.pathname) === path,
  );
