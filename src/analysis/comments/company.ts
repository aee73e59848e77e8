/**
 * The company that a search keeps: the words within five of what it finds that stand there more often than elsewhere
 * (log-likelihood ratio G², Dunning, Accurate Methods for the Statistics of Surprise and Coincidence, 1993).
 */
import { twoSided } from "../../lib/statistics/normal-distribution.ts";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { discoveries } from "../funnel/false-discoveries.ts";
import type { CommentIndex, Comments } from "./comment-index.ts";
import type { ContextLine } from "./concordance.ts";

export type Companion = ReturnType<typeof companyOf>[number];

const WITHIN = 5;
const FEWEST = 5;

/**
 * The words in the company of `lines`, those of a comment in its order, among all words of `comments`, the clearest first: at most one in twenty is there
 * by chance. What was searched for counts on neither side; a word near two places counts once.
 */
export function companyOf(index: CommentIndex, comments: Comments, lines: readonly ContextLine[]) {
  const all = new Float64Array(index.vocabulary);
  const near = new Float64Array(index.vocabulary);
  let [allWords, nearWords] = [0, 0];
  const byComment = Map.groupBy(lines, ({ comment }) => comment);
  for (const comment of comments) {
    const words = index.wordsOf(comment);
    const found = byComment.get(comment) ?? [];
    let next = 0;
    for (const [at, word] of words.entries()) {
      while (at >= (found[next]?.to ?? Infinity)) next += 1;
      const line = found[next];
      if (line !== undefined && at >= line.from) continue;
      all[word] = (all[word] ?? 0) + 1;
      allWords += 1;
      const isNear = (line && at >= line.from - WITHIN) ?? false;
      if (!isNear && at >= (found[next - 1]?.to ?? -Infinity) + WITHIN) continue;
      near[word] = (near[word] ?? 0) + 1;
      nearWords += 1;
    }
  }
  const frequent = Array.from(near.keys()).filter((word) => (near[word] ?? 0) >= FEWEST);
  const companions = frequent.map((word) => {
    const [here, total] = [near[word] ?? 0, all[word] ?? 0];
    return {
      text: index.wordOf(word),
      /** How often it stands near what was searched for. */
      near: here,
      /** How often it would by chance: words near it, times the word's share of all words. */
      expected: (nearWords * total) / allWords,
      g2: logLikelihood(here, total - here, nearWords - here, allWords - nearWords - total + here),
    };
  });
  const clear = discoveries(companions.map(({ g2 }) => twoSided(Math.sqrt(g2))));
  return companions
    .filter((companion, at) => clear[at] === true && companion.near > companion.expected)
    .toSorted((a, b) => b.g2 - a.g2 || compareByCodePoint(a.text, b.text));
}

/** G² of a table of two by two: with and without a word, near and elsewhere. Distributed as χ² with one degree of freedom. */
export function logLikelihood(near: number, far: number, otherNear: number, otherFar: number): number {
  const all = near + far + otherNear + otherFar;
  const part = (count: number, row: number, column: number): number =>
    count === 0 ? 0 : count * Math.log((count * all) / (row * column));
  const sum =
    part(near, near + far, near + otherNear) +
    part(far, near + far, far + otherFar) +
    part(otherNear, otherNear + otherFar, near + otherNear) +
    part(otherFar, otherNear + otherFar, far + otherFar);
  return Math.max(0, 2 * sum);
}
