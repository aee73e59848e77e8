/**
 * The words that comments use most, for each group of them, such as a bucket or a question. A word counts once a
 * comment, however often it is said in it; contact details are no words.
 */
import type { NpsBucket } from "../nps.ts";
import { saidAlone, wordRuns } from "./comment-words.ts";

export interface WordCount {
  /** In lower case. */
  readonly word: string;
  /** How many comments use it. */
  readonly comments: number;
}

/** Beyond this many different words a group takes no new ones: the frequent ones have come long before. */
const MAX_WORDS = 50_000;

export class WordCounter<Group extends string = NpsBucket> {
  readonly #counts = new Map<Group, Map<string, number>>();

  /** Counts the words of one comment; `stopWords` are those of its language, in lower case. */
  add(comment: string, group: Group, language: string, stopWords: ReadonlySet<string>): void {
    const counts = this.#counts.get(group) ?? new Map<string, number>();
    this.#counts.set(group, counts);
    for (const word of wordsIn(comment, language, stopWords)) {
      const count = counts.get(word);
      if (count !== undefined || counts.size < MAX_WORDS) counts.set(word, (count ?? 0) + 1);
    }
  }

  /** The most frequent words of a group, ties by the alphabet. */
  top(group: Group, length: number): readonly WordCount[] {
    return [...(this.#counts.get(group) ?? [])]
      .map(([word, comments]) => ({ word, comments }))
      .toSorted((a, b) => b.comments - a.comments || (a.word < b.word ? -1 : 1))
      .slice(0, length);
  }
}

/** The different words of a comment that are no stop words: at least two characters, and not only digits. */
function wordsIn(comment: string, language: string, stopWords: ReadonlySet<string>): ReadonlySet<string> {
  const runs = wordRuns(comment, language).flat();
  return new Set(runs.flatMap((word) => saidAlone(word, stopWords) ?? []));
}
