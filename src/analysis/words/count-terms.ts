/**
 * How many comments have each word and each phrase of two and three words, once each. A phrase can't be more frequent
 * than its parts, so that only those are counted whose parts are frequent enough (Agrawal and Srikant, Fast
 * Algorithms for Mining Association Rules, 1994).
 */
import type { Steps } from "../steps.ts";
import { BUCKETS, RUN_END, type CommentCorpus } from "./comment-corpus.ts";

/** A word or phrase, and the comments that have it. */
export interface Term {
  /** Numbers of its words. */
  readonly words: readonly number[];
  /** Comments by bucket, in the order of `BUCKETS`. */
  readonly comments: Readonly<Uint32Array>;
}

export interface CountedTerms {
  /** Those that at least `FEWEST` comments have. */
  readonly terms: readonly Term[];
  /** By bucket, how often any word or phrase at all stands in a comment: the sum over all of them. */
  readonly sums: Readonly<Float64Array>;
}

/** Comments that have a term, at least. */
const FEWEST = 5;
const SHIFT = 2 ** 17;
/** Comments from one step to the next. */
const AT_ONCE = 5000;

type Counts = Map<number, Uint32Array>;

export function* countTerms(corpus: CommentCorpus): Steps<CountedTerms> {
  const sums = new Float64Array(BUCKETS.length);
  const found: Term[] = [];
  let parts: Counts = new Map();
  for (const length of [1, 2, 3]) {
    const counts: Counts = new Map();
    const seen = new Set<number>();
    for (let comment = 0; comment < corpus.comments; comment++) {
      if (comment % AT_ONCE === 0) yield (length - 1 + comment / corpus.comments) / 3;
      seen.clear();
      const bucket = corpus.bucketOf(comment);
      eachTerm(corpus, corpus.tokensOf(comment), length, (key, first, last) => {
        if (seen.has(key)) return;
        seen.add(key);
        if (length > 1 && !(parts.has(first) && parts.has(last))) return;
        const count = counts.get(key) ?? new Uint32Array(BUCKETS.length);
        counts.set(key, count);
        count[bucket] = (count[bucket] ?? 0) + 1;
      });
      sums[bucket] = (sums[bucket] ?? 0) + seen.size;
    }
    const frequent = new Map([...counts].filter(([, count]) => commentsOf(count) >= FEWEST));
    for (const [key, comments] of frequent) found.push({ words: wordsOf(key, length), comments });
    parts = length === 1 ? frequentWords(corpus, frequent) : frequent;
  }
  return { terms: found, sums };
}

export const commentsOf = (comments: Readonly<Uint32Array>): number =>
  comments.reduce((sum, count) => sum + count, 0);

/** Calls `take` with each term of a length: its key, and those of its first and its last part. */
function eachTerm(
  corpus: CommentCorpus,
  tokens: Uint32Array,
  length: number,
  take: (key: number, first: number, last: number) => void,
): void {
  let [before, last] = [RUN_END, RUN_END];
  for (const token of tokens) {
    if (token === RUN_END) [before, last] = [RUN_END, RUN_END];
    else {
      const alone = length === 1 ? corpus.aloneOf(token) : 0;
      if (alone !== 0) take(alone, alone, alone);
      if (length === 2 && last !== RUN_END) take(last * SHIFT + token, last, token);
      if (length === 3 && before !== RUN_END) {
        take((before * SHIFT + last) * SHIFT + token, before * SHIFT + last, last * SHIFT + token);
      }
      [before, last] = [last, token];
    }
  }
}

/** Stop words may be part of a phrase, so that all words are frequent enough that have no count of their own. */
function frequentWords(corpus: CommentCorpus, frequent: Counts): Counts {
  const none = new Uint32Array(BUCKETS.length);
  const parts: Counts = new Map(frequent);
  corpus.words.forEach((_, word) => {
    if (corpus.aloneOf(word) !== word) parts.set(word, none);
  });
  return parts;
}

function wordsOf(key: number, length: number): readonly number[] {
  if (length === 1) return [key];
  const rest = Math.floor(key / SHIFT);
  return [...wordsOf(rest, length - 1), key - rest * SHIFT];
}
