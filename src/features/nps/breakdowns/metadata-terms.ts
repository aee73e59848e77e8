import type { Columns } from "../../../analysis/columns.ts";

/** The keys to break down by: those that responses have, and the one chosen. Keys with the sign `=` can't be named. */
export function metadataKeys({ metadata }: Columns, chosen: string | undefined): readonly string[] {
  const keys = new Set(metadata.map(({ key }) => key).filter((key) => key !== "" && !key.includes("=")));
  if (chosen !== undefined) keys.add(chosen);
  return [...keys].toSorted((a, b) => a.localeCompare(b));
}

/** The terms after a click on a value: each key has one value at most, and a second click takes it back. */
export function toggledTerm(
  terms: readonly string[],
  key: string,
  value: string,
): readonly string[] | undefined {
  const term = `${key}=${value}`;
  const others = terms.filter((each) => !each.startsWith(`${key}=`));
  const next = terms.includes(term) ? others : [...others, term];
  return next.length === 0 ? undefined : next;
}
