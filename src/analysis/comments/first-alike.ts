/** What repeats are compared by, and for each comment the first one like it, in few bytes: most comments are like no other. */
import { grown } from "../../lib/growing.ts";
import { textHash } from "../../lib/text/text-hash.ts";

const PICTURE = String.raw`\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\u{1f1e6}-\u{1f1ff}\u{e0020}-\u{e007f}`;
/** All but letters with their marks, digits and emoji; a joiner stays between two parts of one emoji. */
const BETWEEN = new RegExp(
  String.raw`(?:(?!(?<=[${PICTURE}])\u200d[${PICTURE}])[^\p{L}\p{M}\p{N}${PICTURE}])+`,
  "gu",
);

/** What is left of a normalised text where it is compared with others; empty for one without words. */
export const repeatKey = (normalised: string): string => normalised.replaceAll(BETWEEN, " ").trim();

/** A table by hash with open chains: keys are compared, not kept. */
export class FirstAlike {
  readonly #keyOf: (comment: number) => string;
  #length = 0;
  #firsts = new Uint32Array(0);
  #hashes = new Uint32Array(0);
  /** By the lower bits of the hash, one more than the newest first comment; 0 where there is none. */
  #newest = new Uint32Array(1024);
  /** By comment, the same of the one before it. */
  #before = new Uint32Array(0);

  /** `keyOf` gives again what a comment is compared by. */
  constructor(keyOf: (comment: number) => string) {
    this.#keyOf = keyOf;
  }

  of = (comment: number): number => this.#firsts[comment] ?? comment;

  /** Takes the next comment, and returns the first one like it: itself where there is none. */
  add(): number {
    const comment = this.#length;
    this.#length += 1;
    this.#firsts = grown(this.#firsts, this.#length);
    this.#hashes = grown(this.#hashes, this.#length);
    this.#before = grown(this.#before, this.#length);
    const key = this.#keyOf(comment);
    this.#hashes[comment] = textHash(key);
    const first = this.#find(comment, key);
    this.#firsts[comment] = first;
    if (first === comment) this.#note(comment);
    if (this.#length > this.#newest.length) this.#spread();
    return first;
  }

  #find(comment: number, key: string): number {
    const hash = this.#hashes[comment] ?? 0;
    let next = this.#newest[this.#slotOf(comment)] ?? 0;
    while (next > 0) {
      if (this.#hashes[next - 1] === hash && this.#keyOf(next - 1) === key) return next - 1;
      next = this.#before[next - 1] ?? 0;
    }
    return comment;
  }

  #note(comment: number): void {
    const slot = this.#slotOf(comment);
    this.#before[comment] = this.#newest[slot] ?? 0;
    this.#newest[slot] = comment + 1;
  }

  #slotOf = (comment: number): number => (this.#hashes[comment] ?? 0) & (this.#newest.length - 1);

  #spread(): void {
    this.#newest = new Uint32Array(2 * this.#newest.length);
    for (let each = 0; each < this.#length; each += 1) if (this.#firsts[each] === each) this.#note(each);
  }
}
