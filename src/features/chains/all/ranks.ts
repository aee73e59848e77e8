import type { SortKey } from "./sort-keys.ts";

/**
 * For each of `rows` a number that sorts it: smaller comes first, and what is missing is last either way. Numbers
 * come before texts, which `collator` compares.
 */
export function ranksOf(
  keys: readonly SortKey[],
  rows: Uint32Array,
  descending: boolean,
  collator: Intl.Collator,
): Float64Array {
  const places = textPlaces(keys, rows, collator);
  const ranks = new Float64Array(keys.length).fill(Infinity);
  for (const row of rows) {
    const key = keys[row];
    const rank = typeof key === "string" ? TEXTS + (places.get(key) ?? 0) : key;
    if (rank !== undefined && !Number.isNaN(rank)) ranks[row] = descending ? -rank : rank;
  }
  return ranks;
}

/** Beyond every number that a row may have, and far enough below what a place can no longer be added to. */
const TEXTS = 2 ** 52;

/** The place of each text among all that there are; texts that compare alike share one. */
function textPlaces(
  keys: readonly SortKey[],
  rows: Uint32Array,
  collator: Intl.Collator,
): ReadonlyMap<string, number> {
  const texts = new Set<string>();
  for (const row of rows) {
    const key = keys[row];
    if (typeof key === "string") texts.add(key);
  }
  const places = new Map<string, number>();
  let place = 0;
  let before: string | undefined;
  for (const text of [...texts].toSorted(collator.compare)) {
    if (before !== undefined && collator.compare(before, text) !== 0) place += 1;
    places.set(text, place);
    before = text;
  }
  return places;
}
