/** Pages that are missing, as stretches that a person can read: "pages 12 to 14 of 55". */
import type { Gap } from "./types.ts";

/**
 * The stretches of pages that are not in `read` (page numbers from 0), up to `known` pages. `ofPages` is the number
 * of pages there are; where it is undefined, everything behind the last page known is missing too.
 */
export function gapsOf(
  read: ReadonlyMap<number, unknown>,
  known: number,
  ofPages: number | undefined,
): readonly Gap[] {
  const gaps: Gap[] = [];
  for (let index = 0; index < known; index += 1) {
    if (read.has(index)) continue;
    let last = index;
    while (last + 1 < known && !read.has(last + 1)) last += 1;
    gaps.push({ firstPage: index + 1, lastPage: last + 1, ofPages });
    index = last;
  }
  return ofPages === undefined ? withOpenEnd(gaps, known) : gaps;
}

function withOpenEnd(gaps: readonly Gap[], known: number): readonly Gap[] {
  const last = gaps.at(-1);
  const joins = last?.lastPage === known;
  const open = { firstPage: joins ? last.firstPage : known + 1, lastPage: undefined, ofPages: undefined };
  return [...(joins ? gaps.slice(0, -1) : gaps), open];
}
