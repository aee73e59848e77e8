/**
 * How many comments have each word and each phrase of two and three words, once each. A phrase can't be more frequent
 * than its parts, so that only those are counted whose parts are frequent enough (Agrawal and Srikant, Fast
 * Algorithms for Mining Association Rules, 1994).
 */
import { RUN_END, type Corpus } from "./comment-corpus.ts";

/** A word or phrase, and the comments that have it. */
export interface Term {
  readonly words: readonly number[];
  /** Comments by group of the corpus. */
  readonly comments: Readonly<Uint32Array>;
}

/** Comments that have a term, at least. */
export const FEWEST = 5;
/** Comments from one step to the next. */
const AT_ONCE = 5000;

/**
 * The words or phrases that longer ones are made of and enough comments have, numbered, by what `eachTerm` calls them. A
 * phrase is told by the number of all but its last word and that word: of however many words there are, both fit in
 * one number.
 */
export function* countTerms(corpus: Corpus) {
  /** By group, how often any word or phrase at all stands in a comment: the sum over all of them. */
  const sums = new Float64Array(corpus.groups);
  /** Those that at least `FEWEST` comments have. */
  const found: Term[] = [];
  const words = corpus.vocabulary;
  let parts: ReadonlyMap<number, number> = new Map();
  let beginnings: readonly (readonly number[])[] = [[]];
  for (const length of [1, 2, 3]) {
    const counts = new Map<number, Uint32Array>();
    const seen = new Set<number>();
    for (let comment = 0; comment < corpus.comments; comment++) {
      if (comment % AT_ONCE === 0) yield (length - 1 + comment / corpus.comments) / 3;
      const group = corpus.groupOf(comment);
      if (group === undefined) continue;
      seen.clear();
      eachTerm(corpus, corpus.tokensOf(comment), length, (term, first, last) => {
        if (seen.has(term)) return;
        seen.add(term);
        const beginning = length === 1 ? 0 : parts.get(first);
        if (beginning === undefined || (length > 1 && !parts.has(last))) return;
        const key = beginning * words + (last % words);
        const count = counts.get(key) ?? new Uint32Array(corpus.groups);
        counts.set(key, count);
        count[group] = (count[group] ?? 0) + 1;
      });
      sums[group] = (sums[group] ?? 0) + seen.size;
    }
    const frequent = [...counts].filter(([, count]) => commentsOf(count) >= FEWEST);
    const terms = frequent.map(([key, comments]) => ({
      words: [...(beginnings[Math.floor(key / words)] ?? []), key % words],
      comments,
    }));
    for (const term of terms) found.push(term);
    beginnings = length === 1 ? partsOfPhrases(corpus, terms) : terms.map((term) => term.words);
    parts = new Map(beginnings.map((part, at) => [part.reduce((key, word) => key * words + word, 0), at]));
  }
  return { terms: found, sums };
}

export const commentsOf = (comments: Readonly<Uint32Array>): number =>
  comments.reduce((sum, count) => sum + count, 0);

/** Calls `take` with each term of a length: a number that it alone has in this comment, and its first and its last part. */
function eachTerm(
  corpus: Corpus,
  tokens: Uint32Array,
  length: number,
  take: (term: number, first: number, last: number) => void,
): void {
  const words = corpus.vocabulary;
  /** The pairs of words of this comment, numbered where three words do not fit in one number as they are. */
  const pairs = words ** 3 > Number.MAX_SAFE_INTEGER ? new Map<number, number>() : undefined;
  let [before, last] = [RUN_END, RUN_END];
  for (const token of tokens) {
    if (token === RUN_END) [before, last] = [RUN_END, RUN_END];
    else {
      const alone = length === 1 ? corpus.aloneOf(token) : 0;
      if (alone !== 0) take(alone, alone, alone);
      if (length === 2 && last !== RUN_END) take(last * words + token, last, token);
      if (length === 3 && before !== RUN_END) {
        const pair = before * words + last;
        const number = pairs?.get(pair) ?? pairs?.size ?? pair;
        pairs?.set(pair, number);
        take(number * words + token, pair, last * words + token);
      }
      [before, last] = [last, token];
    }
  }
}

/** Stop words may be part of a phrase, so that all words are frequent enough that have no count of their own. */
function partsOfPhrases(corpus: Corpus, frequent: readonly Term[]): readonly (readonly number[])[] {
  const each = Array.from({ length: corpus.vocabulary }, (_, word) => word);
  const uncounted = each.filter((word) => corpus.aloneOf(word) !== word).map((word) => [word]);
  return [...frequent.map(({ words }) => words), ...uncounted];
}
