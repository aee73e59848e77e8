import { useState } from "react";

/** Lines from one drawing to the next that no eye can follow. */
const FAST = 6;

/**
 * The keys of the lines drawn. A line keeps its elements, which may have the focus or a pointer over them; only while
 * the list is scrolled fast are elements used again for lines that come, which costs less than making new ones.
 */
export function useLineKeys(first: number, isScrolling: boolean, held: readonly number[]) {
  const [before, setBefore] = useState({ first, isFast: false });
  const isFast = isScrolling && (before.isFast || Math.abs(first - before.first) >= FAST);
  if (before.first !== first || before.isFast !== isFast) setBefore({ first, isFast });
  return (index: number): string =>
    isFast && !held.includes(index) ? `place ${index - first}` : `line ${index}`;
}
