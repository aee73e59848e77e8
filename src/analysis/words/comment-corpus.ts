/** Comments of one language as word numbers, so that counting them again and again looks at no text. */
import { grown } from "../../lib/growing.ts";
import type { Bucket } from "../metric/metric.ts";
import { saidAlone, wordRuns } from "./comment-words.ts";

/** Ends a run of words. */
export const RUN_END = 0;
/** Of a comment that is not counted. */
export const NO_GROUP = 255;

const BUCKETS: readonly Bucket[] = ["bottom", "middle", "top"];

/** What is counted of comments: those of some groups, among all that were taken up. */
export interface Corpus {
  readonly language: string;
  /** How many groups comments are counted in. */
  readonly groups: number;
  readonly comments: number;
  /** How many words there are: numbers of words are below. */
  readonly vocabulary: number;
  readonly wordOf: (word: number) => string;
  /** The numbers of a comment's words, each run closed by `RUN_END`. */
  readonly tokensOf: (comment: number) => Uint32Array;
  /** The comment's group; undefined for one that is not counted. */
  readonly groupOf: (comment: number) => number | undefined;
  /** What a word counts as alone, 0 for nothing. */
  readonly aloneOf: (word: number) => number;
}

export class CommentCorpus implements Corpus {
  readonly language: string;
  readonly groups = BUCKETS.length;
  readonly #stopWords: ReadonlySet<string>;
  readonly #numbers = new Map<string, number>();
  /** Words by number; the first number is that of `RUN_END`. */
  readonly #words: string[] = [""];
  /** By word the number of what is counted alone; 0 for stop words. */
  readonly #alone: number[] = [0];
  #tokens = new Uint32Array(0);
  #length = 0;
  /** Where each comment ends among the tokens. */
  #ends = new Uint32Array(0);
  #groups = new Uint8Array(0);
  #comments = 0;

  /** `stopWords` are those of the language, in lower case. */
  constructor(language: string, stopWords: ReadonlySet<string>) {
    this.language = language;
    this.#stopWords = stopWords;
  }

  get comments(): number {
    return this.#comments;
  }

  get vocabulary(): number {
    return this.#words.length;
  }

  wordOf = (word: number): string => this.#words[word] ?? "";

  /** Takes up one comment; `bucket` is that of the first answer of its chain that is scored. Returns its number. */
  add(comment: string, bucket: Bucket = "middle"): number {
    for (const run of wordRuns(comment, this.language)) {
      for (const word of run) this.#push(this.#numberOf(word));
      this.#push(RUN_END);
    }
    this.#ends = grown(this.#ends, this.#comments + 1);
    this.#groups = grown(this.#groups, this.#comments + 1);
    this.#ends[this.#comments] = this.#length;
    this.#groups[this.#comments] = BUCKETS.indexOf(bucket);
    this.#comments += 1;
    return this.#comments - 1;
  }

  tokensOf = (comment: number): Uint32Array =>
    this.#tokens.subarray(this.#ends[comment - 1], this.#ends[comment]);

  /** The place in `BUCKETS` of the comment's bucket. */
  groupOf = (comment: number): number => this.#groups[comment] ?? 0;

  aloneOf = (word: number): number => this.#alone[word] ?? 0;

  /** What has been taken up so far in other groups, by comment: `NO_GROUP` for one that is not counted. */
  grouped(groups: number, groupAt: Readonly<Uint8Array>): Corpus {
    const { language, comments, vocabulary, wordOf, tokensOf, aloneOf } = this;
    const groupOf = (comment: number): number | undefined => {
      const group = groupAt[comment];
      return group === NO_GROUP ? undefined : group;
    };
    return { language, groups, comments, vocabulary, wordOf, tokensOf, groupOf, aloneOf };
  }

  #push(token: number): void {
    this.#tokens = grown(this.#tokens, this.#length + 1);
    this.#tokens[this.#length++] = token;
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    const alone = saidAlone(word, this.#stopWords);
    this.#alone[number] = alone === undefined ? 0 : alone === word ? number : this.#numberOf(alone);
    return number;
  }
}
