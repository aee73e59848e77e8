import type { KeyboardEvent } from "react";
import { rowByKey } from "./row-by-key.ts";

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
