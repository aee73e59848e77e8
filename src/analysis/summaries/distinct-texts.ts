import { spreadHash } from "../../lib/statistics/random-bits.ts";
import { textHash } from "../../lib/text/text-hash.ts";
import { choicePlaces, namedIn, type NamedChoice } from "../columns/choice-names.ts";

/**
 * How often each of many texts was given, in bounded memory: the same answers in whatever order count the same. Of more
 * different texts than are kept those with the smallest hashes stay (bottom-k sampling: Cohen and Kaplan 2007). A text that
 * stays has been counted from its first answer on, since what it takes to stay only ever grows.
 */

export interface ValueCount<Value> {
  readonly value: Value;
  readonly count: number;
}

/** How often each text was given, the most frequent first. */
export interface TextCounts {
  readonly values: readonly ValueCount<string>[];
  /** Answers that a list of at most 1,000 values does not hold. */
  readonly others: number;
}

/** So many are listed. */
const MOST_LISTED = 1000;
/** So many are kept at least: below, every count is exact. */
const MOST_KEPT = 50_000;

export class DistinctTexts {
  readonly #most: number;
  #counts = new Map<string, number>();
  #answers = 0;
  /** The largest hash that still stays. */
  #limit = Infinity;

  constructor(most = MOST_KEPT) {
    this.#most = most;
  }

  add(text: string): void {
    this.#answers += 1;
    const count = this.#counts.get(text);
    if (count !== undefined) this.#counts.set(text, count + 1);
    else if (this.#limit === Infinity || hashOf(text) <= this.#limit) {
      this.#counts.set(text, 1);
      if (this.#counts.size > 2 * this.#most) this.#drop();
    }
  }

  counts(): TextCounts {
    if (this.#counts.size > this.#most) this.#drop();
    const values = [...this.#counts]
      .map(([value, count]) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, MOST_LISTED);
    return { values, others: this.#answers - values.reduce((sum, { count }) => sum + count, 0) };
  }

  #drop(): void {
    const kept = [...this.#counts]
      .map(([text, count]) => ({ text, count, hash: hashOf(text) }))
      .toSorted((a, b) => a.hash - b.hash);
    this.#limit = kept[this.#most - 1]?.hash ?? Infinity;
    this.#counts = new Map(
      kept.filter(({ hash }) => hash <= this.#limit).map(({ text, count }) => [text, count]),
    );
  }
}

const hashOf = (text: string): number => spreadHash(textHash(text));

/** Answers counted by the choice they name, by its title in any language; `others` were not told apart. */
export function choiceCounts({ values, others }: TextCounts, choices: readonly NamedChoice[]) {
  const places = choicePlaces(choices);
  /** One for each choice, in their order: how many answers name it. */
  const counts = choices.map(() => 0);
  /** Answers that name no choice, or more than one by the same title; the most frequent first. */
  const loose: ValueCount<string>[] = [];
  /** True where an answer names several choices at once. */
  let several = false;
  for (const { value, count } of values) {
    const named = namedIn(value, places);
    if (named.length === 0) loose.push({ value, count });
    for (const place of named) counts[place] = (counts[place] ?? 0) + count;
    several ||= named.length > 1;
  }
  return { counts, loose, others, several };
}
