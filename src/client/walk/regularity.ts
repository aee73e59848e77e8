/** Whether all pages have one size and start where the one before ends: then they can be read in any order. */
import type { WalkedPage } from "./types.ts";

/** True when the first page lets all others be found: its link leads to where its rows end. */
export const startsRegularly = (first: WalkedPage<unknown>): boolean =>
  first.received > 0 && first.nextSkip === first.received;

/** True when the page `index`, in pages of `size`, is a full one that leads to the next, or the last, or behind it. */
export function isRegular(page: WalkedPage<unknown>, index: number, size: number): boolean {
  if (page.pagingFault !== undefined || page.received > size) return false;
  return page.nextSkip === undefined || (page.received === size && page.nextSkip === (index + 1) * size);
}
