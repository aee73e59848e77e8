import type { KeyWord } from "../../../analysis/comments/keyness.ts";

/** A word or phrase, with the phrase that it and others of the same comments are pieces of. */
export interface WholePhrase extends KeyWord {
  readonly phrase: string;
}

/** Words that two phrases share before they are read as one: all but one of a term, which has three at most. */
const SHARED = 2;

/**
 * Folds what one sentence gives: terms of one language with equal counts and score that run into one another ("only one till",
 * "one till open") are one line, "only one till open", where the first of them stood. `text` stays that of the first:
 * a search for it finds what is counted.
 */
export function wholePhrases(words: readonly KeyWord[]): readonly WholePhrase[] {
  const alike = Map.groupBy(words, ({ one, other, comments, score }) =>
    [one, other, comments, score].join(" "),
  );
  const whole = new Map([...alike.values()].flatMap(folded));
  return words.flatMap((word) => {
    const phrase = whole.get(word);
    return phrase === undefined ? [] : [{ ...word, phrase }];
  });
}

interface Open {
  readonly word: KeyWord;
  readonly terms: readonly string[];
}

/** The first word of each phrase, and the phrase. */
function folded(words: readonly KeyWord[]): readonly (readonly [KeyWord, string])[] {
  let open = words.map((word): Open => ({ word, terms: word.text.split(" ") }));
  for (let at = 0; at < open.length;) {
    const first = open[at];
    const next = open.find((each, place) => place > at && first && run(first.terms, each.terms));
    const terms = first && next && run(first.terms, next.terms);
    if (terms === undefined) at += 1;
    // What has grown may now run into one that it did not run into before.
    else open = open.flatMap((each) => (each === next ? [] : each === first ? [{ ...each, terms }] : [each]));
  }
  return open.map(({ word, terms }) => [word, terms.join(" ")]);
}

/** Both as one phrase, in either order; undefined where they do not run into one another. */
function run(one: readonly string[], other: readonly string[]): readonly string[] | undefined {
  return follow(one, other) ?? follow(other, one);
}

function follow(one: readonly string[], other: readonly string[]): readonly string[] | undefined {
  const least = Math.max(1, Math.min(SHARED, one.length - 1, other.length - 1));
  for (let from = 0; from <= one.length - least; from++) {
    const shared = one.slice(from, from + other.length);
    if (shared.every((term, at) => term === other[at])) return [...one, ...other.slice(shared.length)];
  }
  return undefined;
}
