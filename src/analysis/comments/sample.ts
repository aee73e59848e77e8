/** A fair sample: comments in an order drawn at random, and what a part of them says of all. */
import { bisect } from "../../lib/bisect.ts";
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import { textHash } from "../../lib/text/text-hash.ts";
import type { Comments } from "./comment-index.ts";

const NUMBERS = 2 ** 32;

/**
 * The first `size` of `comments`, newest first, in a random order: each order is equally likely over all seeds, and a
 * shorter sample is the beginning of a longer one. It depends on the seed and on the comments alone (Fisher and Yates,
 * as in Knuth, Algorithm P, from the front).
 */
export function drawSample(comments: Comments, seed: string, size = comments.length): Comments {
  const random = new RandomBits(textHash(seed));
  const drawn = comments.slice();
  const last = Math.min(size, drawn.length);
  for (let at = 0; at < last; at++) {
    const other = at + below(drawn.length - at, random);
    [drawn[at], drawn[other]] = [drawn[other] ?? 0, drawn[at] ?? 0];
  }
  return drawn.slice(0, last);
}

/** A whole number below `limit`, each equally likely: draws of the uneven end are drawn anew. */
function below(limit: number, random: RandomBits): number {
  const even = NUMBERS - (NUMBERS % limit);
  let bits = random.bits();
  while (bits >= even) bits = random.bits();
  return bits % limit;
}

/** Of either side: together they miss the truth at most one time in twenty. */
const TAIL = 0.025;

/**
 * The exact 95 % limits of how many of `all` have what `found` of a sample of `size` have: the totals that neither tail
 * of the hypergeometric distribution excludes at 2.5 % (Konijn 1973, chapter II), both included. They hold at least one total.
 */
export function sampleLimits(found: number, size: number, all: number) {
  const logs = logFactorials(all);
  /** The chance that a sample has from `from` to `to` where `total` of all have it. */
  const chance = (total: number, from: number, to: number): number => {
    let sum = 0;
    for (let count = Math.max(from, size - (all - total)); count <= Math.min(to, total); count++) {
      sum += Math.exp(
        choose(logs, total, count) + choose(logs, all - total, size - count) - choose(logs, all, size),
      );
    }
    return sum;
  };
  const [least, most] = [found, all - (size - found)];
  return {
    low: bisect(least, most, (total) => chance(total, found, size) <= TAIL),
    high: bisect(least, most, (total) => chance(total + 1, 0, found) > TAIL),
  };
}

const choose = (logs: Float64Array, from: number, count: number): number =>
  (logs[from] ?? 0) - (logs[count] ?? 0) - (logs[from - count] ?? 0);

let known = new Float64Array(1);

/** The logarithms of the factorials up to `number`. */
function logFactorials(number: number): Float64Array {
  if (known.length > number) return known;
  const logs = new Float64Array(number + 1);
  for (let at = 1; at <= number; at++) logs[at] = (logs[at - 1] ?? 0) + Math.log(at);
  known = logs;
  return logs;
}
