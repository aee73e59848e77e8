/**
 * Which words and phrases the comments of either side use more than those of the other, such as detractors and promoters: the
 * log-odds ratio with an informative Dirichlet prior, side against side (Monroe, Colaresi and Quinn, Fightin' Words,
 * Political Analysis 2008, equations 15, 16 and 22).
 */
import { twoSided } from "../../lib/statistics/normal-distribution.ts";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { discoveries } from "../funnel/false-discoveries.ts";
import type { MetricKind } from "../metric/metric.ts";
import type { ReportWord } from "../report.ts";
import type { Steps } from "../steps.ts";
import type { Corpus } from "./comment-corpus.ts";
import { commentsOf, countTerms, FEWEST, type Term } from "./count-terms.ts";

/** α₀: how many words the prior is worth. */
const PRIOR = 500;
/** A phrase that has this part of the comments of its own part stands for it. */
const SAME = 0.9;

/** Comments, or words of them, of either side. */
interface BothSides {
  readonly one: number;
  readonly other: number;
}

/** Counts of a word on both sides, and the sums of all words' counts. */
export interface SideCounts extends BothSides {
  readonly allOne: number;
  readonly allOther: number;
  /** α: the word's part of all comments' words, times α₀. */
  readonly prior: number;
}

/** z = δ/√variance; above 0 where the first side uses the word more. */
export function logOddsZ(counts: SideCounts): number {
  const { one, other, allOne, allOther, prior } = counts;
  const odds = (count: number, all: number) => Math.log((count + prior) / (all + PRIOR - count - prior));
  const delta = odds(one, allOne) - odds(other, allOther);
  return delta / Math.sqrt(1 / (one + prior) + 1 / (other + prior));
}

/** A word or phrase that one side uses more than the other, by the comments of either side that have it. */
export interface ClearTerm extends BothSides {
  readonly term: Term;
  /** Above 0 where it is the first side. */
  readonly z: number;
}

/**
 * What sets two sides apart, the clearest first: at most one in twenty of the terms told is so by chance. `sidesOf` says
 * how many comments of either side are among those counted by group; those of neither side count for α alone, which
 * pulls the smaller side more: a term is told only of a side that itself has it often enough, and more than the other.
 */
export function* clearTerms(
  corpus: Corpus,
  sidesOf: (groups: Readonly<ArrayLike<number>>) => BothSides,
): Steps<readonly ClearTerm[]> {
  const { terms, sums } = yield* countTerms(corpus);
  const totals = sidesOf(sums);
  const all = sums.reduce((sum, count) => sum + count, 0);
  const told = terms.map((term) => {
    const sides = sidesOf(term.comments);
    const z = logOddsZ({
      ...sides,
      allOne: totals.one,
      allOther: totals.other,
      prior: (PRIOR * commentsOf(term.comments)) / all,
    });
    return { term, one: sides.one, other: sides.other, z };
  });
  const clear = discoveries(told.map(({ z }) => twoSided(z)));
  return withoutParts(told.filter((term, at) => clear[at] === true && isOfItsSide(term, totals))).toSorted(
    (a, b) =>
      Math.abs(b.z) - Math.abs(a.z) || compareByCodePoint(termText(corpus, a.term), termText(corpus, b.term)),
  );
}

/** Whether enough comments of the side that a term is told of have it, and a larger part of its words than of the other's. */
const isOfItsSide = ({ one, other, z }: ClearTerm, totals: BothSides): boolean => {
  const more = one * totals.other - other * totals.one;
  return z > 0 ? one >= FEWEST && more > 0 : other >= FEWEST && more < 0;
};

/** The words of a term as they are shown. */
export const termText = (corpus: Corpus, { words }: Term): string => words.map(corpus.wordOf).join(" ");

/** What sets detractors and promoters apart, or the sides of a balance or share; the clearest first. */
export function* contrastWords(corpus: Corpus, kind: MetricKind = "nps"): Steps<readonly ReportWord[]> {
  const isShare = kind === "share";
  const clear = yield* clearTerms(corpus, ({ 0: bottom = 0, 1: middle = 0, 2: top = 0 }) => ({
    one: isShare ? bottom + middle : bottom,
    other: top,
  }));
  return clear.map((term) => reportWord(corpus, term, kind));
}

function reportWord(
  corpus: Corpus,
  { term, one: other, other: top, z }: ClearTerm,
  kind: MetricKind,
): ReportWord {
  const comments = commentsOf(term.comments);
  const told = {
    language: corpus.language,
    text: termText(corpus, term),
    comments,
    score: (100 * (kind === "share" ? top : top - other)) / comments,
    z,
  };
  return kind === "nps"
    ? { ...told, side: z > 0 ? "detractors" : "promoters", detractors: other, promoters: top }
    : { ...told, side: z > 0 ? "other" : "top", top, other };
}

/** Without the words and phrases whose comments are nearly all those of a longer phrase. */
function withoutParts(found: readonly ClearTerm[]): readonly ClearTerm[] {
  const hidden = new Set<string>();
  const sizes = new Map(found.map(({ term }) => [term.words.join(" "), commentsOf(term.comments)]));
  for (const { term } of found) {
    for (const part of partsOf(term.words))
      if (commentsOf(term.comments) >= SAME * (sizes.get(part) ?? Infinity)) hidden.add(part);
  }
  return found.filter(({ term }) => !hidden.has(term.words.join(" ")));
}

/** The words, and the phrases of two of three words. */
const partsOf = (words: readonly number[]): readonly string[] =>
  words.length === 1
    ? []
    : [
        ...words.map(String),
        ...(words.length === 3 ? [words.slice(0, 2), words.slice(1)] : []).map((two) => two.join(" ")),
      ];
