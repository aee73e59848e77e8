// What the width of the window decides. Paper is as narrow as a small window, and has the layout of the window that it is
// printed from: a query that is heard of by itself would put up another one, too late to be drawn.
import { useSyncExternalStore } from "react";

/** Room for a list and a response beside it. */
export const WIDE = "(min-width: 1100px)";

/** No room for columns, or words, that a wider window has. */
export const NARROW = "(max-width: 720px)";

/** One object for all callers: each new one takes long to make. */
const queries = new Map<string, MediaQueryList>();

/** Whether the window is as `query` says, now. */
export function isWindow(query: string): boolean {
  const known = queries.get(query) ?? matchMedia(query);
  queries.set(query, known);
  return known.matches;
}

/** By `resize`: in Chromium the event of the query itself does not always come where a chain has just been opened. */
function subscribe(listener: () => void): () => void {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
}

/** Whether the window is as `query` says. */
export const useWindow = (query: string): boolean => useSyncExternalStore(subscribe, () => isWindow(query));
