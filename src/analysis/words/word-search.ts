/** The search that finds a word or phrase of comments in every form that was counted as it. */
import type { Corpus } from "./comment-corpus.ts";

/** Words as they are searched for: whole, one after the other. */
export const quoted = (text: string): string =>
  `"${text.replaceAll('"', " ").replaceAll(/\s+/g, " ").trim()}"`;

/** `forms` are those that `text` was written in where an apostrophe joined another word to it. */
export const wordSearch = (text: string, forms: readonly string[]): string =>
  [text, ...forms].map(quoted).join(" | ");

/** Forms as they are searched for: a search takes both apostrophes for one. */
export const distinctForms = (forms: Iterable<string>): readonly string[] =>
  [...new Set(Array.from(forms, (form) => form.replaceAll("’", "'")))].toSorted();

/** By word, the others that count as it. */
export function formsIn({ vocabulary, aloneOf, wordOf }: Corpus): ReadonlyMap<number, readonly string[]> {
  const forms = new Map<number, string[]>();
  for (let word = 0; word < vocabulary; word++) {
    const alone = aloneOf(word);
    if (alone !== 0 && alone !== word) forms.set(alone, [...(forms.get(alone) ?? []), wordOf(word)]);
  }
  return forms;
}
