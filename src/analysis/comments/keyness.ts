/** The words that tell two sides of comments apart: detractors and promoters, two surveys, view and rest, … */
import { distinctNames } from "../../lib/text/distinct-names.ts";
import { grown } from "../../lib/growing.ts";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { dayBounds, isCalendarDate, isOrdered } from "../../lib/time/dates.ts";
import type { Bucket } from "../metric/metric.ts";
import { bucketOfAnswer } from "../bucket-of.ts";
import { scoreFrom } from "../score.ts";
import { within, type Steps } from "../steps.ts";
import { CommentCorpus, NO_GROUP, type Corpus } from "../words/comment-corpus.ts";
import { clearTerms, termText } from "../words/contrast.ts";
import { distinctForms, formsIn } from "../words/word-search.ts";
import type { CommentIndex, Comments } from "./comment-index.ts";
import type { ScoredChains } from "./scored-chains.ts";

export type Side =
  | { readonly kind: "score"; readonly name: "detractors" | "passives" | "promoters" }
  | { readonly kind: "touchpoint" | "survey"; readonly id: string }
  | { readonly kind: "days"; readonly from: string; readonly to: string }
  | { readonly kind: "view"; readonly name: "here" | "rest" };

export type Sides = readonly [one: Side, other: Side];

/** Reads `detractors:promoters`, `touchpoint=A:touchpoint=B`, `2026-01-01..2026-03-31:2026-04-01..2026-06-30`, `here:rest`. */
export function parseSides(text: string): Sides | undefined {
  const pairs = [...text.matchAll(/:/g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
  for (const [first = "", second = ""] of pairs) {
    const [one, other] = [parseSide(first), parseSide(second)];
    if (one?.kind === other?.kind && one && other && first !== second) return [one, other];
  }
  return undefined;
}

const SCORES = ["detractors", "passives", "promoters"] as const;
const VIEWS = ["here", "rest"] as const;

function parseSide(text: string): Side | undefined {
  const score = SCORES.find((name) => name === text);
  if (score !== undefined) return { kind: "score", name: score };
  const view = VIEWS.find((name) => name === text);
  if (view !== undefined) return { kind: "view", name: view };
  const [, kind, id] = /^(touchpoint|survey)=(.+)$/s.exec(text) ?? [];
  if (id !== undefined) return { kind: kind === "survey" ? "survey" : "touchpoint", id };
  const [from = "", to = "", ...rest] = text.split("..");
  const isRange = rest.length === 0 && isCalendarDate(from) && isCalendarDate(to) && isOrdered({ from, to });
  return isRange ? { kind: "days", from, to } : undefined;
}

/** A word or phrase that one side uses more than the other. */
export interface KeyWord {
  readonly language: string;
  readonly text: string;
  /** What else counts as this word: "l'accueil" as "accueil". In no JSON: words are searched for on screens. */
  readonly forms?: readonly string[];
  readonly side: "one" | "other";
  /** Comments of either side that have it. */
  readonly one: number;
  readonly other: number;
  /** All comments that have it, those of neither side too. */
  readonly comments: number;
  /** NPS of these comments; null where none has a score. */
  readonly score: number | null;
  /** Above 0 on the first side. */
  readonly z: number;
}

/** A comment's side, and the bucket of its score, as one number. */
const SIDES = 3;
const NEITHER = 2;
const BUCKETS = ["bottom", "middle", "top", undefined] as const;
const GROUPS = SIDES * BUCKETS.length;
/** Comments that are taken up from one step to the next. */
const AT_ONCE = 500;

/**
 * Compares comments of `inView`, or of the whole index where a side is the rest. A comment that fits both sides is of
 * the first. `stopWords` are those of a language code, in lower case. Scores are those of NPS, but where `scored` are given.
 */
export function* keyness(
  index: CommentIndex,
  inView: Comments,
  sides: Sides,
  zone: string,
  stopWords: (language: string) => ReadonlySet<string>,
  scored?: ScoredChains,
) {
  const bucketIn = bucketsOf(index, scored);
  const sideOf = sideIn({ index, inView, zone, bucketIn }, sides);
  const isByScore = sides[0].kind === "score";
  const cut = cutTextsOf(index);
  const groupsOf = new Map<CommentCorpus, Uint8Array<ArrayBuffer>>();
  const counts: [number, number, number] = [0, 0, 0];
  let taken = 0;
  for (const comment of sides[0].kind === "view" ? index.newest() : inView) {
    if ((taken += 1) % AT_ONCE === 0) yield 0;
    const bucket = bucketIn(comment);
    // By score, comments without one say nothing of either side.
    if (isByScore && bucket === undefined) continue;
    const side = sideOf(comment);
    counts[side] += 1;
    const { corpus, place } = cut.take(comment, stopWords);
    const groups = withRoomFor(place, groupsOf.get(corpus));
    groups[place] = side * BUCKETS.length + BUCKETS.indexOf(bucket);
    groupsOf.set(corpus, groups);
  }
  const ordered = [...groupsOf].toSorted(([a], [b]) => compareByCodePoint(a.language, b.language));
  const words: KeyWord[] = [];
  for (const [at, [corpus, groups]] of ordered.entries()) {
    const counted = keyWords(corpus.grouped(GROUPS, groups));
    words.push(...(yield* within(counted, at / ordered.length, (at + 1) / ordered.length)));
  }
  const [one, other] = counts;
  /** Comments of either side; and by language, the clearest of each first. */
  return { counts: [one, other] as const, words };
}

/** Groups by comment of a corpus, those not named yet in none. */
function withRoomFor(place: number, groups = new Uint8Array(0)): Uint8Array<ArrayBuffer> {
  const longer = grown(groups, place + 1);
  return longer === groups ? groups : longer.fill(NO_GROUP, groups.length);
}

/** The texts of an index cut into words once, by language: that takes longer than all that is counted of them. */
class CutTexts {
  readonly #index: CommentIndex;
  readonly #corpora = new Map<string, CommentCorpus>();
  /** By comment, one more than its place in the corpus of its language; 0 where it was not wanted yet. */
  #places = new Uint32Array(0);

  constructor(index: CommentIndex) {
    this.#index = index;
  }

  take(comment: number, stopWords: (language: string) => ReadonlySet<string>) {
    const { language } = this.#index.factsOf(comment);
    const corpus = this.#corpora.get(language) ?? new CommentCorpus(language, stopWords(language));
    this.#corpora.set(language, corpus);
    this.#places = grown(this.#places, comment + 1);
    this.#places[comment] ||= corpus.add(this.#index.textOf(comment)) + 1;
    return { corpus, place: (this.#places[comment] ?? 0) - 1 };
  }
}

const cutTexts = new WeakMap<CommentIndex, CutTexts>();

function cutTextsOf(index: CommentIndex): CutTexts {
  const cut = cutTexts.get(index) ?? new CutTexts(index);
  cutTexts.set(index, cut);
  return cut;
}

type BucketIn = (comment: number) => Bucket | undefined;

function bucketsOf(index: CommentIndex, scored: ScoredChains | undefined): BucketIn {
  if (scored === undefined) return (comment) => bucketOfAnswer({ score: index.scoreOf(comment) });
  const byChain = new Map(scored.ids.map((id, at) => [id, scored.buckets[at]]));
  return (comment) => byChain.get(index.chainOf(comment));
}

const sideTotal = (groups: ArrayLike<number>, side: number): number =>
  Array.from(groups)
    .slice(side * BUCKETS.length, (side + 1) * BUCKETS.length)
    .reduce((sum, count) => sum + count, 0);

function* keyWords(corpus: Corpus): Steps<readonly KeyWord[]> {
  const clear = yield* clearTerms(corpus, (groups) => ({
    one: sideTotal(groups, 0),
    other: sideTotal(groups, 1),
  }));
  const formsOf = formsIn(corpus);
  return clear.map(({ term, z, one, other }) => {
    const bucketTotal = (bucket: number): number =>
      [0, 1, NEITHER].reduce((sum, side) => sum + (term.comments[side * BUCKETS.length + bucket] ?? 0), 0);
    const [bottom, middle, top] = [bucketTotal(0), bucketTotal(1), bucketTotal(2)];
    return {
      language: corpus.language,
      text: termText(corpus, term),
      forms: term.words.length === 1 ? distinctForms(formsOf.get(term.words[0] ?? 0) ?? []) : [],
      side: z > 0 ? "one" : "other",
      one,
      other,
      comments: sideTotal(term.comments, 0) + sideTotal(term.comments, 1) + sideTotal(term.comments, NEITHER),
      score: scoreFrom({ bottom, middle, top }) ?? null,
      z,
    };
  });
}

interface Ground {
  readonly index: CommentIndex;
  readonly inView: Comments;
  readonly zone: string;
  readonly bucketIn: BucketIn;
}

function sideIn({ index, inView, zone, bucketIn }: Ground, sides: Sides): (comment: number) => 0 | 1 | 2 {
  const isHere = new Uint8Array(index.length);
  for (const comment of inView) isHere[comment] = 1;
  const [isOne, isOther] = sides.map((side): ((comment: number) => boolean) => {
    switch (side.kind) {
      case "score":
        return (comment) => bucketIn(comment) === BUCKET_OF[side.name];
      case "touchpoint":
        return (comment) => index.factsOf(comment).touchpointId === side.id;
      case "survey":
        return (comment) => index.factsOf(comment).surveyId === side.id;
      case "days": {
        const { createdFrom = -Infinity, createdTo = Infinity } = dayBounds(side, zone);
        return (comment) => index.createdAt(comment) >= createdFrom && index.createdAt(comment) <= createdTo;
      }
      default:
        return (comment) => (isHere[comment] === 1) === (side.name === "here");
    }
  });
  return (comment) => (isOne?.(comment) === true ? 0 : isOther?.(comment) === true ? 1 : NEITHER);
}

const BUCKET_OF = { detractors: "bottom", passives: "middle", promoters: "top" } as const;

export interface SideNames {
  readonly surveyName: (id: string) => string;
  /** Of touchpoints that no comment of the index is of. */
  readonly touchpointName?: ((id: string) => string | undefined) | undefined;
}

/** What both sides are called, told apart by their ids where that is the same. */
export const distinctSides = (
  sides: Sides,
  nameOf: (side: Side, at: number) => string,
): readonly string[] => {
  const named = sides.map((side, at) => ({ id: "id" in side ? side.id : `${at}`, name: nameOf(side, at) }));
  return [...distinctNames(named).values()];
};

/** What a side is called. */
export function sideName(index: CommentIndex, side: Side, names: SideNames): string {
  if (side.kind === "days") return `${side.from}..${side.to}`;
  if (!("id" in side)) return side.name;
  if (side.kind === "survey") return names.surveyName(side.id);
  const [newest] = index.newest((comment) => index.factsOf(comment).touchpointId === side.id);
  const name = newest === undefined ? names.touchpointName?.(side.id) : index.factsOf(newest).touchpointName;
  return name || side.id;
}
