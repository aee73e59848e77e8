import type { KeyboardEvent } from "react";

const ROW = "tbody tr, [data-line]";

/** Rows that a Page key goes. */
const PAGE = 10;

type Row = (from: number, last: number) => number;

const STEPS: Readonly<Record<string, Row>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from) => from + PAGE,
  PageUp: (from) => from - PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

/** From row to row by key: the first link of each row takes the focus, and Enter opens it. */
export function goToRow(event: KeyboardEvent<HTMLElement>): void {
  const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target instanceof HTMLElement && event.target.getAttribute("role") === "separator") return;
  const links = [...event.currentTarget.querySelectorAll(ROW)]
    .map((row) => row.querySelector<HTMLElement>("a[href]"))
    .filter((link) => link !== null);
  if (links.length === 0) return;
  const here = links.findIndex((link) => link.closest(ROW)?.contains(document.activeElement) === true);
  const last = links.length - 1;
  const to = here === -1 ? (event.key === "End" ? last : 0) : Math.max(0, Math.min(last, step(here, last)));
  event.preventDefault();
  links[to]?.focus();
}
