/**
 * Which words and phrases the comments of detractors use more than those of promoters, and the other way round: the
 * log-odds ratio with an informative Dirichlet prior, side against side (Monroe, Colaresi and Quinn, Fightin' Words,
 * Political Analysis 2008, equations 15, 16 and 22).
 */
import { twoSided } from "../../lib/statistics/normal-distribution.ts";
import { discoveries } from "../funnel/false-discoveries.ts";
import type { ReportWord } from "../report.ts";
import type { Steps } from "../steps.ts";
import type { CommentCorpus } from "./comment-corpus.ts";
import { commentsOf, countTerms, type Term } from "./count-terms.ts";

/** α₀: how many words the prior is worth. */
const PRIOR = 500;
/** A phrase that has this part of the comments of its own part stands for it. */
const SAME = 0.9;
const [DETRACTORS, PROMOTERS] = [0, 2] as const;

/** Counts of a word on both sides, and the sums of all words' counts. */
export interface SideCounts {
  readonly detractors: number;
  readonly promoters: number;
  readonly allDetractors: number;
  readonly allPromoters: number;
  /** α: the word's part of all comments' words, times α₀. */
  readonly prior: number;
}

/** z = δ/√variance; above 0 where detractors use the word more. */
export function logOddsZ(counts: SideCounts): number {
  const { detractors, promoters, allDetractors, allPromoters, prior } = counts;
  const odds = (count: number, all: number) => Math.log((count + prior) / (all + PRIOR - count - prior));
  const delta = odds(detractors, allDetractors) - odds(promoters, allPromoters);
  return delta / Math.sqrt(1 / (detractors + prior) + 1 / (promoters + prior));
}

/** What sets the sides apart, the clearest first: at most one in twenty of the words told is so by chance. */
export function* contrastWords(corpus: CommentCorpus): Steps<readonly ReportWord[]> {
  const { terms, sums } = yield* countTerms(corpus);
  const [allDetractors = 0, , allPromoters = 0] = sums;
  const all = sums.reduce((sum, count) => sum + count, 0);
  const zs = terms.map(({ comments }) =>
    logOddsZ({
      detractors: comments[DETRACTORS] ?? 0,
      promoters: comments[PROMOTERS] ?? 0,
      allDetractors,
      allPromoters,
      prior: (PRIOR * commentsOf(comments)) / all,
    }),
  );
  const clear = discoveries(zs.map(twoSided));
  const found = terms.flatMap((term, at) => (clear[at] === true ? [{ term, z: zs[at] ?? 0 }] : []));
  return withoutParts(found)
    .map(({ term, z }) => wordOf(corpus, term, z))
    .toSorted((a, b) => Math.abs(b.z) - Math.abs(a.z) || (a.text < b.text ? -1 : 1));
}

interface Found {
  readonly term: Term;
  readonly z: number;
}

/** Without the words and phrases whose comments are nearly all those of a longer phrase. */
function withoutParts(found: readonly Found[]): readonly Found[] {
  const hidden = new Set<string>();
  const sizes = new Map(found.map(({ term }) => [term.words.join(" "), commentsOf(term.comments)]));
  for (const { term } of found) {
    for (const part of partsOf(term.words)) {
      if (commentsOf(term.comments) >= SAME * (sizes.get(part) ?? Infinity)) hidden.add(part);
    }
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

function wordOf(corpus: CommentCorpus, { words, comments }: Term, z: number): ReportWord {
  const all = commentsOf(comments);
  const [detractors = 0, , promoters = 0] = comments;
  return {
    language: corpus.language,
    text: words.map((word) => corpus.words[word] ?? "").join(" "),
    side: z > 0 ? "detractors" : "promoters",
    detractors,
    promoters,
    comments: all,
    score: (100 * (promoters - detractors)) / all,
    z,
  };
}
