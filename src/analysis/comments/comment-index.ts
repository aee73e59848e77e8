/** Comments prepared for every question: covered, normalised, words as numbers. Comments are numbered as they come. */
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { grown } from "../../lib/growing.ts";
import { bucketOf } from "../bucket-of.ts";
import type { Counts } from "../score.ts";
import { finish, type Steps } from "../steps.ts";
import { FirstAlike, repeatKey } from "./first-alike.ts";
import type { CommentFacts, IndexedComment } from "./indexed-comment.ts";
import { normalise, wordsOf } from "./normalise.ts";
import { hasLooseLetters, isAmongWords, isFulfilled, isIn, type Query, type Term } from "./search.ts";

/** Numbers of comments. */
export type Comments = Readonly<Uint32Array>;

/** Numbers of words; of 16 bits while there are no more words than that. */
export type WordNumbers = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
const MOST_SHORT = 0xffff;
const NO_SCORE = 255;
const NO_WORDS = new Int32Array(0);
/** Comments that one query searches from one step to the next; several queries search the fewer. */
const AT_ONCE = 32_768;

export class CommentIndex {
  readonly #texts: string[] = [];
  readonly #normalised: string[] = [];
  readonly #created: number[] = [];
  readonly #chains: string[] = [];
  /** By number, as few comments have their own. */
  readonly #facts: CommentFacts[] = [];
  readonly #factNumbers = new Map<string, number>();
  #factsAt = new Uint32Array(0);
  #places = new Uint32Array(0);
  #scores = new Uint8Array(0);
  /** 1 for a comment without letters, digits and emoji. */
  #wordless = new Uint8Array(0);
  readonly #words: string[] = [];
  readonly #numbers = new Map<string, number>();
  #tokens: WordNumbers = new Uint16Array(0);
  #tokenCount = 0;
  /** Where each comment ends among the tokens. */
  #ends = new Uint32Array(0);
  readonly #firsts = new FirstAlike((comment) => repeatKey(this.normalisedOf(comment)));
  readonly #withLooseLetters = new Set<number>();
  #newest: Uint32Array | undefined;

  get length(): number {
    return this.#texts.length;
  }

  /** How many different words there are: their numbers are below. */
  get vocabulary(): number {
    return this.#words.length;
  }

  add(comment: IndexedComment): void {
    const at = this.length;
    const normalised = normalise(comment.text);
    const words = [...wordsOf(normalised)];
    for (const { word } of words) this.#addToken(this.#numberOf(word));
    if (hasLooseLetters(normalised, words)) this.#withLooseLetters.add(at);
    this.#ends = grown(this.#ends, at + 1);
    this.#ends[at] = this.#tokenCount;
    this.#scores = grown(this.#scores, at + 1);
    this.#scores[at] = comment.score ?? NO_SCORE;
    this.#texts.push(comment.text);
    this.#normalised.push(normalised);
    this.#created.push(comment.createdAt);
    this.#chains.push(comment.chain);
    this.#places = grown(this.#places, at + 1);
    this.#places[at] = comment.place;
    this.#factsAt = grown(this.#factsAt, at + 1);
    this.#factsAt[at] = this.#factsOf(comment);
    const first = this.#firsts.add();
    this.#wordless = grown(this.#wordless, at + 1);
    this.#wordless[at] = first < at ? (this.#wordless[first] ?? 0) : repeatKey(normalised) === "" ? 1 : 0;
    // What is written often is kept once.
    if (this.normalisedOf(first) === normalised) this.#normalised[at] = this.normalisedOf(first);
    this.#newest = undefined;
  }

  textOf = (comment: number): string => this.#texts[comment] ?? "";
  normalisedOf = (comment: number): string => this.#normalised[comment] ?? "";
  createdAt = (comment: number): number => this.#created[comment] ?? 0;
  /** Its place among the comments of its chain. */
  placeOf = (comment: number): number => this.#places[comment] ?? 0;
  chainOf = (comment: number): string => this.#chains[comment] ?? "";
  factsOf(comment: number): CommentFacts {
    const facts = this.#facts[this.#factsAt[comment] ?? 0];
    if (facts === undefined || comment >= this.length)
      throw new RangeError(`There is no comment ${comment}.`);
    return facts;
  }

  /** Those of the respondents, each once. */
  languages = (): ReadonlySet<string> => new Set(this.#facts.map(({ language }) => language));

  scoreOf(comment: number): number | undefined {
    const score = this.#scores[comment];
    return score === NO_SCORE ? undefined : score;
  }

  wordsOf(comment: number): WordNumbers {
    return this.#tokens.subarray(this.#ends[comment - 1], this.#ends[comment]);
  }

  wordOf = (word: number): string => this.#words[word] ?? "";
  numberOf = (word: string): number | undefined => this.#numbers.get(word);

  /** For each word 1 where it has `text` in it, else 0. */
  wordsWith = (text: string): Uint8Array =>
    Uint8Array.from(this.#words, (word) => (word.includes(text) ? 1 : 0));

  /** True where what is among words may stand in the text alone. */
  hasLooseLetters = (comment: number): boolean => this.#withLooseLetters.has(comment);

  /** The same number for comments that repeat each other: that of the first of them which came. */
  repeatOf = (comment: number): number => this.#firsts.of(comment);

  /** True for a comment without letters, digits and emoji. */
  isWithoutWords = (comment: number): boolean => this.#wordless[comment] === 1;

  /** All comments that `isWanted`, newest first: by time, then by chain, both descending, then as the chain has them. */
  newest(isWanted: (comment: number) => boolean = () => true): Comments {
    this.#newest ??= Uint32Array.from({ length: this.length }, (_, at) => at).toSorted(
      (a, b) =>
        this.createdAt(b) - this.createdAt(a) ||
        compareByCodePoint(this.chainOf(b), this.chainOf(a)) ||
        this.placeOf(a) - this.placeOf(b),
    );
    return this.#newest.filter(isWanted);
  }

  /** Those of `comments` that a query finds, in the same order. */
  find = (query: Query, comments: Comments): Comments =>
    (query.alternatives.length === 0 ? undefined : this.findEach([query], comments)[0]) ?? comments;

  /** For each query those of `comments` that it finds: all queries in one pass over their words. */
  findEach = (queries: readonly Query[], comments: Comments): readonly Comments[] =>
    finish(this.findInSteps(queries, comments));

  /** The same in steps of some milliseconds. */
  *findInSteps(queries: readonly Query[], comments: Comments): Steps<readonly Comments[]> {
    const found = queries.map(() => new Uint32Array(comments.length));
    const counts = queries.map(() => 0);
    const inWords: Term[] = [];
    const slotted = queries.map(({ alternatives }) => ({
      alternatives: alternatives.map((terms) =>
        terms.map((term) => ({ ...term, slot: isAmongWords(term) ? inWords.push(term) - 1 : undefined })),
      ),
    }));
    const [masks, tokens, ends] = [this.#masksOf(inWords), this.#tokens, this.#ends];
    const bits = new Int32Array(masks.length);
    const atOnce = Math.ceil(AT_ONCE / (queries.length || 1));
    let comment = 0;
    let searched = 0;
    let isLoose = false;
    const has = (term: SlottedTerm): boolean => {
      const { slot, words } = term;
      if (slot === undefined || isLoose) return isIn(term, this.normalisedOf(comment));
      if (((bits[slot >> 5] ?? 0) & (1 << (slot & 31))) === 0) return false;
      return words.length < 2 || this.#hasWords(comment, words);
    };
    for (comment of comments) {
      if ((searched += 1) % atOnce === 0) yield searched / comments.length;
      isLoose = this.hasLooseLetters(comment);
      const start = ends[comment - 1] ?? 0;
      const end = ends[comment] ?? 0;
      for (let bank = 0; bank < masks.length; bank++) {
        const mask = masks[bank] ?? NO_WORDS;
        let union = 0;
        for (let at = start; at < end; at++) union |= mask[tokens[at] ?? 0] ?? 0;
        bits[bank] = union;
      }
      for (let at = 0; at < slotted.length; at++) {
        const [query, into] = [slotted[at], found[at]];
        if (query === undefined || into === undefined || !isFulfilled(query, has)) continue;
        into[counts[at] ?? 0] = comment;
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
    return found.map((numbers, at) => numbers.slice(0, counts[at]));
  }

  /** By 32 terms each, a number for every word: the bits of those terms that stand in it, or begin with it. */
  #masksOf(terms: readonly Term[]): readonly Int32Array[] {
    const masks = Array.from({ length: Math.ceil(terms.length / 32) }, () => new Int32Array(this.vocabulary));
    for (const [slot, { text, words }] of terms.entries()) {
      const mask = masks[slot >> 5];
      const bit = 1 << (slot & 31);
      const set = (word: number) => mask !== undefined && (mask[word] = (mask[word] ?? 0) | bit);
      if (words.length === 0) this.#words.forEach((word, number) => word.includes(text) && set(number));
      else {
        const number = this.numberOf(words[0] ?? "");
        if (number !== undefined) set(number);
      }
    }
    return masks;
  }

  #hasWords(comment: number, words: readonly string[]): boolean {
    const wanted = words.map(this.numberOf);
    const has = this.wordsOf(comment);
    const [first] = wanted;
    if (first === undefined || wanted.includes(undefined)) return false;
    for (let at = has.indexOf(first); at !== -1; at = has.indexOf(first, at + 1))
      if (wanted.every((word, next) => has[at + next] === word)) return true;
    return false;
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    return number;
  }

  #factsOf(comment: IndexedComment): number {
    const { language, touchpointId, touchpointName, surveyId, teamId, questionId } = comment;
    const facts = { language, touchpointId, touchpointName, surveyId, teamId, questionId };
    const key = JSON.stringify(Object.values(facts));
    const number = this.#factNumbers.get(key) ?? this.#facts.push(facts) - 1;
    this.#factNumbers.set(key, number);
    return number;
  }

  #addToken(word: number): void {
    if (word > MOST_SHORT && this.#tokens instanceof Uint16Array)
      this.#tokens = new Uint32Array(this.#tokens);
    const end = this.#tokenCount + 1;
    this.#tokens = this.#tokens instanceof Uint16Array ? grown(this.#tokens, end) : grown(this.#tokens, end);
    this.#tokens[this.#tokenCount] = word;
    this.#tokenCount = end;
  }
}

interface SlottedTerm extends Term {
  /** Its bit in the masks of words; undefined for a term that only the text itself tells of. */
  readonly slot: number | undefined;
}

/** The scores of comments in buckets; those without a score are in none. */
export function scoresOf(index: CommentIndex, comments: Comments): Counts {
  const counts = { top: 0, middle: 0, bottom: 0 };
  for (const comment of comments) {
    const score = index.scoreOf(comment);
    if (score !== undefined) counts[bucketOf(score)] += 1;
  }
  return counts;
}
