import { useDeferredValue } from "react";
import { isFirstContentShown } from "../../../ui/schedule/first-content.tsx";
import type { ChainRow } from "./chain-features.ts";

/** Pixels that header, title, filters and bar take over the first line, at least. */
const ABOVE = 160;

/**
 * Of the first page that is drawn at all, and of one that takes the place of another, at first what there may be room for in
 * the window, and all of it as soon as the browser has drawn that: until then, what stood below stays. Where rows are there
 * when the list is opened again all are drawn at once: scroll restoration then finds the place that was left.
 *
 * @param lines What is drawn of `rows`, one for each.
 * @param height Pixels from one line to the next.
 */
export function useInViewFirst<Line>(
  rows: readonly Pick<ChainRow, "id">[],
  lines: readonly Line[],
  height: number,
) {
  const page = rows.map(({ id }) => id).join(" ");
  const before = useDeferredValue(
    { page, lines },
    isFirstContentShown() ? undefined : { page: "", lines: [] },
  );
  if (before.page === page) return { lines, isWhole: true };
  const inView = Math.ceil((window.innerHeight - ABOVE) / height);
  const mixed = [...lines.slice(0, inView), ...before.lines.slice(inView, lines.length)];
  return { lines: mixed, isWhole: false };
}
