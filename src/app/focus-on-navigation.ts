import type { AnyRouter } from "@tanstack/react-router";

/** After going to another screen the keyboard and the screen reader start at its heading. */
export function focusOnNavigation(router: AnyRouter): () => void {
  return router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation !== undefined) {
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    }
  });
}
