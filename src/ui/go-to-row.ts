import type { KeyboardEvent } from "react";

const ROW = "tbody tr, [data-line]";
/** Rows that a Page key goes. */
const PAGE = 10;

/** From row to row by key: the first link of each row takes the focus, and Enter opens it. */
export function goToRow(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll(ROW)]
    .map((row) => row.querySelector<HTMLElement>("a[href]"))
    .filter((link) => link !== null);
  const here = links.findIndex((link) => link.closest(ROW)?.contains(document.activeElement) === true);
  const from = here === -1 ? undefined : here;
  const to = rowByKey(event, { from, last: links.length - 1, page: PAGE });
  if (to !== undefined) links[to]?.focus();
}

interface Rows {
  /** The row to start from; undefined where none has the focus. */
  readonly from: number | undefined;
  /** The last there is; -1 where there are none. */
  readonly last: number;
  /** Rows that a Page key goes. */
  readonly page: number;
}

const STEPS: Readonly<Record<string, (from: number, rows: Rows) => number>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from, { page }) => from + page,
  PageUp: (from, { page }) => from - page,
  Home: () => 0,
  End: (_, { last }) => last,
};

/** The row that a key leads to, which then does nothing else; undefined for a key that leads to none. */
export function rowByKey(event: KeyboardEvent, rows: Rows): number | undefined {
  const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  if (event.target instanceof Element && event.target.getAttribute("role") === "separator") return undefined;
  const { from, last } = rows;
  if (last < 0) return undefined;
  event.preventDefault();
  if (from === undefined) return event.key === "End" ? last : 0;
  return Math.max(0, Math.min(last, step(from, rows)));
}
