/** What repeats are compared by, and for each comment the first one like it, in few bytes: most comments are like no other. */
import { grown } from "../../lib/growing.ts";
import { textHash } from "../../lib/text/text-hash.ts";

const PICTURE = String.raw`\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\u{1f1e6}-\u{1f1ff}\u{e0020}-\u{e007f}`;
/**
 * All but letters with their marks, digits and emoji; a joiner stays between two parts of one emoji. A longer run is
 * replaced piece by piece: without an end it would need a stack as deep as it is long.
 */
const BETWEEN = new RegExp(
  String.raw`(?:(?!(?<=[${PICTURE}])\u200d[${PICTURE}])[^\p{L}\p{M}\p{N}${PICTURE}]){1,99}`,
  "gu",
);

/** What is left of a normalised text where it is compared with others; empty for one without words. */
export const repeatKey = (normalised: string): string =>
  normalised.replaceAll(BETWEEN, " ").replaceAll(/ {2,}/g, " ").trim();

/** A table by hash: keys are compared, not kept. */
export class FirstAlike {
  readonly #keyOf: (comment: number) => string;
  #length = 0;
  #firsts = new Uint32Array(0);
  /** By the hash of its key the first comment with that, or by the next number that is free. */
  readonly #byHash = new Map<number, number>();

  /** `keyOf` gives again what a comment is compared by. */
  constructor(keyOf: (comment: number) => string) {
    this.#keyOf = keyOf;
  }

  of = (comment: number): number => this.#firsts[comment] ?? comment;

  /** Takes the next comment, and returns the first one like it: itself where there is none. */
  add(): number {
    const comment = this.#length;
    this.#length += 1;
    const first = this.#firstLike(comment);
    this.#firsts = grown(this.#firsts, this.#length);
    this.#firsts[comment] = first;
    return first;
  }

  #firstLike(comment: number): number {
    const key = this.#keyOf(comment);
    for (let hash = textHash(key) & SMALL; ; hash = (hash + 1) & SMALL) {
      const first = this.#byHash.get(hash) ?? comment;
      if (first === comment) this.#byHash.set(hash, comment);
      if (first === comment || this.#keyOf(first) === key) return first;
    }
  }
}

/** Bits of a number that a map keeps without a place of its own. */
const SMALL = 0x3fff_ffff;
