import type { AnyRouter } from "@tanstack/react-router";

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
