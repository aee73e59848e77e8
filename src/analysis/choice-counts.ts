/**
 * Answers that name choices, counted by choice. Respondents answer in their own language, so a choice is known by its
 * title in any of them; what is no choice's title stays what it is.
 */
import type { TextCounts, ValueCount } from "./summaries.ts";

/** A choice of a question as an answer may name it. */
export interface NamedChoice {
  readonly id: string;
  /** Its titles in all languages that are known. */
  readonly names: readonly string[];
}

export interface ChoiceCounts {
  /** One for each choice, in their order: how many answers name it. */
  readonly counts: readonly number[];
  /** Answers that name no choice, or more than one by the same title; the most frequent first. */
  readonly loose: readonly ValueCount<string>[];
  /** Answers that nobody told apart. */
  readonly others: number;
  /** True where an answer names several choices at once. */
  readonly several: boolean;
}

/** What stands between choices where one text names several. */
const BETWEEN = /\s*[,;|\n]\s*/;

export function choiceCounts({ values, others }: TextCounts, choices: readonly NamedChoice[]): ChoiceCounts {
  const places = placesOf(choices);
  const counts = choices.map(() => 0);
  const loose: ValueCount<string>[] = [];
  let several = false;
  for (const { value, count } of values) {
    const named = namedIn(value, places);
    if (named.length === 0) loose.push({ value, count });
    for (const place of named) counts[place] = (counts[place] ?? 0) + count;
    several ||= named.length > 1;
  }
  return { counts, loose, others, several };
}

const nameOf = (text: string): string => text.trim().toLowerCase();

/** Where each name leads; nowhere a name that two choices share. */
function placesOf(choices: readonly NamedChoice[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const shared = new Set<string>();
  for (const [place, { id, names }] of choices.entries()) {
    for (const name of new Set([id, ...names].map(nameOf).filter((text) => text !== ""))) {
      if (places.has(name)) shared.add(name);
      places.set(name, place);
    }
  }
  for (const name of shared) places.delete(name);
  return places;
}

/** The places of the choices that a text names: its own title, or the titles that it lists, each known. */
function namedIn(text: string, places: ReadonlyMap<string, number>): readonly number[] {
  const whole = places.get(nameOf(text));
  if (whole !== undefined) return [whole];
  const listed = text.split(BETWEEN).map((part) => places.get(nameOf(part)));
  return listed.length > 1 && listed.every((place) => place !== undefined) ? [...new Set(listed)] : [];
}
