import { useDeferredValue } from "react";

/**
 * Of a page that takes the place of another, at first what there may be room for in the window, and all of it as soon as
 * the browser has drawn that. Where rows are there when the list is opened all are drawn at once: who comes back finds
 * the place that was left.
 */
export function useInViewFirst<Row>(rows: readonly Row[], idOf: (row: Row) => string, height: number) {
  const page = rows.map(idOf).join(" ");
  const isDrawn = useDeferredValue(page) === page;
  return isDrawn ? rows : rows.slice(0, Math.ceil(window.innerHeight / height));
}
