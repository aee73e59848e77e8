/**
 * Answers that name choices, counted by choice. Respondents answer in their own language, so a choice is known by its
 * title in any of them; what is no choice's title stays what it is.
 */
import { choicePlaces, namedIn, type NamedChoice } from "../columns/choice-names.ts";
import type { TextCounts, ValueCount } from "./distinct-texts.ts";

export interface ChoiceCounts {
  /** One for each choice, in their order: how many answers name it. */
  readonly counts: readonly number[];
  /** Answers that name no choice, or more than one by the same title; the most frequent first. */
  readonly loose: readonly ValueCount<string>[];
  /** Answers that were not told apart. */
  readonly others: number;
  /** True where an answer names several choices at once. */
  readonly several: boolean;
}

export function choiceCounts({ values, others }: TextCounts, choices: readonly NamedChoice[]): ChoiceCounts {
  const places = choicePlaces(choices);
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
