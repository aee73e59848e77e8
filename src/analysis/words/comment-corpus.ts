/**
 * Comments of one language as numbers: each word its number, each comment the numbers of its words run by run. What
 * comments have in common is counted over these, again and again, without a look at any text.
 */
import { grown } from "../../lib/growing.ts";
import type { Bucket } from "../metric/metric.ts";
import { saidAlone, wordRuns } from "./comment-words.ts";

/** Ends a run of words. */
export const RUN_END = 0;

const BUCKETS: readonly Bucket[] = ["bottom", "middle", "top"];

export class CommentCorpus {
  readonly language: string;
  /** How many groups comments are counted in. */
  readonly groups: number;
  readonly #stopWords: ReadonlySet<string>;
  readonly #numbers = new Map<string, number>();
  /** Words by number; the first number is that of `RUN_END`. */
  readonly words: string[] = [""];
  /** By word the number of what is counted alone; 0 for stop words. */
  readonly #alone: number[] = [0];
  #tokens = new Uint32Array(0);
  #length = 0;
  /** Where each comment ends among the tokens. */
  #ends = new Uint32Array(0);
  #groups = new Uint8Array(0);
  #comments = 0;

  /** `stopWords` are those of the language, in lower case. */
  constructor(language: string, stopWords: ReadonlySet<string>, groups = BUCKETS.length) {
    this.language = language;
    this.groups = groups;
    this.#stopWords = stopWords;
  }

  get comments(): number {
    return this.#comments;
  }

  /** Takes up one comment; `bucket` is that of the first answer of its chain that is scored. */
  add(comment: string, bucket: Bucket): void {
    this.addTo(BUCKETS.indexOf(bucket), comment);
  }

  /** Takes up one comment in a group. */
  addTo(group: number, comment: string): void {
    for (const run of wordRuns(comment, this.language)) {
      for (const word of run) this.#push(this.#numberOf(word));
      this.#push(RUN_END);
    }
    this.#ends = grown(this.#ends, this.#comments + 1);
    this.#groups = grown(this.#groups, this.#comments + 1);
    this.#ends[this.#comments] = this.#length;
    this.#groups[this.#comments] = group;
    this.#comments += 1;
  }

  /** The numbers of a comment's words, each run closed by `RUN_END`. */
  tokensOf(comment: number): Uint32Array {
    return this.#tokens.subarray(comment === 0 ? 0 : this.#ends[comment - 1], this.#ends[comment]);
  }

  /** The comment's group: where it was taken up by its bucket, the place of that in `BUCKETS`. */
  groupOf(comment: number): number {
    return this.#groups[comment] ?? 0;
  }

  /** What a word counts as alone, 0 for nothing. */
  aloneOf(word: number): number {
    return this.#alone[word] ?? 0;
  }

  #push(token: number): void {
    this.#tokens = grown(this.#tokens, this.#length + 1);
    this.#tokens[this.#length++] = token;
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.words.push(word) - 1;
    this.#numbers.set(word, number);
    const alone = saidAlone(word, this.#stopWords);
    this.#alone[number] = alone === undefined ? 0 : alone === word ? number : this.#numberOf(alone);
    return number;
  }
}
