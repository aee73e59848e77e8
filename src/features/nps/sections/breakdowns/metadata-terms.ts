import type { Columns } from "../../../../analysis/columns/columns.ts";
import { metadataTerm, writtenMetadata } from "../../../../analysis/slice/terms.ts";
import { personalKind } from "../../../../lib/text/personal-kind.ts";

/** The keys to break down by: those that responses have, and the one chosen. Not those with contact details. */
export function metadataKeys({ metadata }: Columns, chosen: string | undefined) {
  const named = metadata.filter(({ key }) => key !== "");
  const personal = new Set(
    named
      .filter(({ key, values }) => values.some((value) => personalKind(value, key) !== undefined))
      .map(({ key }) => key),
  );
  const keys = new Set(named.map(({ key }) => key));
  if (chosen !== undefined) keys.add(chosen);
  return {
    keys: [...keys].filter((key) => !personal.has(key)).toSorted((a, b) => a.localeCompare(b)),
    /** True where keys are left out because a value of theirs points at a person. */
    arePersonalLeftOut: personal.size > 0,
  };
}

/** The terms after a click on a value: each key has one value at most, and a second click takes it back. */
export function toggledTerm(terms: readonly string[], key: string, value: string) {
  return toggledAmong(terms, writtenMetadata({ key, value }), (each) => metadataTerm(each).key === key);
}

/** The same for any terms, of which those that are `isOwn` exclude each other. */
export function toggledAmong(terms: readonly string[], clicked: string, isOwn: (term: string) => boolean) {
  const others = terms.filter((term) => !isOwn(term));
  const next = terms.includes(clicked) ? others : [...others, clicked];
  return next.length === 0 ? undefined : next;
}
