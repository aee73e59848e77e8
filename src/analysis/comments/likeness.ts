/**
 * How like two comments are: the cosine of their tf–idf vectors, with 1 + ln tf and ln((1 + N)/(1 + df)) + 1, as
 * scikit-learn's `TfidfVectorizer(sublinear_tf=True, smooth_idf=True)` has them.
 */
import type { CommentIndex, Comments } from "./comment-index.ts";

export interface LikeComment {
  readonly comment: number;
  /** From 0, no word in common, to 1, the same words equally often. */
  readonly likeness: number;
}

const MOST = 20;
/** Likenesses closer than this differ by rounding alone. */
const SAME = 1e-12;

/** The comments most like `comment` among `inView`, newest first; nearest first, ties as they are in view. */
export function similarComments(
  index: CommentIndex,
  inView: Comments,
  comment: number,
): readonly LikeComment[] {
  const frequencies = new Uint32Array(index.vocabulary);
  const counts = new Uint32Array(index.vocabulary);
  /** Calls `take` with each different word of a comment and how often it stands there. */
  const eachWord = (of: number, take: (word: number, count: number) => void): void => {
    const words = index.wordsOf(of);
    for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
    for (const word of words) {
      const count = counts[word] ?? 0;
      if (count > 0) take(word, count);
      counts[word] = 0;
    }
  };
  for (const each of inView) eachWord(each, (word) => (frequencies[word] = (frequencies[word] ?? 0) + 1));
  const weights = Float64Array.from(
    frequencies,
    (frequency) => Math.log((1 + inView.length) / (1 + frequency)) + 1,
  );
  const weightOf = (word: number, count: number) => (1 + Math.log(count)) * (weights[word] ?? 0);
  const own = new Float64Array(index.vocabulary);
  let square = 0;
  eachWord(comment, (word, count) => {
    own[word] = weightOf(word, count);
    square += (own[word] ?? 0) ** 2;
  });
  const length = Math.sqrt(square);
  const found: LikeComment[] = [];
  for (const each of inView) {
    if (each === comment) continue;
    let [product, other] = [0, 0];
    eachWord(each, (word, count) => {
      const weight = weightOf(word, count);
      product += weight * (own[word] ?? 0);
      other += weight ** 2;
    });
    if (product > 0) found.push({ comment: each, likeness: product / (length * Math.sqrt(other)) });
  }
  return found
    .toSorted((a, b) => (Math.abs(a.likeness - b.likeness) < SAME ? 0 : b.likeness - a.likeness))
    .slice(0, MOST);
}
