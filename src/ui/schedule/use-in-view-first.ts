/** Turns of the lines of a list: those in view, then all. */
import { useDeferredValue } from "react";
import { isFirstContentShown } from "./first-content.tsx";

/** Pixels that header, title, filters and bar take over the first line, at least. */
const ABOVE = 160;

/** So many tell that there are more rows: a shape for each takes as long again as the rows. */
const SHAPES_BELOW = 8;

/**
 * Of the first page that is drawn at all, and of one that takes the place of another, at first what there may be room for in
 * the window, and all of it as soon as the browser has drawn that: until then, shapes stand below in place of what stood there.
 * Where rows are there when the list is opened again all are drawn at once: scroll restoration then finds the place that was
 * left.
 *
 * @param lines What is drawn of `rows`, one for each.
 * @param height Pixels from one line to the next.
 * @param shape What is drawn at a place, from 0, in place of a row.
 */
export function useInViewFirst<Line>(
  rows: readonly { readonly id: string }[],
  lines: readonly Line[],
  height: number,
  shape: (place: number) => Line,
) {
  const page = rows.map(({ id }) => id).join(" ");
  const before = useDeferredValue(page, isFirstContentShown() ? undefined : "");
  if (before === page) return { lines, isWhole: true };
  const inView = Math.ceil((window.innerHeight - ABOVE) / height);
  const below =
    before === "" ? [] : lines.slice(inView, inView + SHAPES_BELOW).map((_, at) => shape(inView + at));
  return { lines: [...lines.slice(0, inView), ...below], isWhole: false };
}
