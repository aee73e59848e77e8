/**
 * The words that comments use most, for each group of them, such as a bucket or a question. A word counts once a
 * comment, however often it is said in it; contact details are no words. The order of comments makes no difference.
 */
import type { Bucket } from "../metric/metric.ts";
import { saidAlone, wordRuns } from "./comment-words.ts";
import { distinctForms } from "./word-search.ts";

export interface WordCount {
  /** In lower case. */
  readonly word: string;
  /** How many comments use it. */
  readonly comments: number;
  /** What else counts as this word: "l'accueil" as "accueil". */
  readonly forms: readonly string[];
}

export class WordCounter<Group extends string = Bucket> {
  readonly #counts = new Map<Group, Map<string, number>>();
  readonly #forms = new Map<string, Set<string>>();

  /** Counts the words of one comment; `stopWords` are those of its language, in lower case. */
  add(comment: string, group: Group, language: string, stopWords: ReadonlySet<string>): void {
    const counts = this.#counts.get(group) ?? new Map<string, number>();
    this.#counts.set(group, counts);
    const words = new Set<string>();
    for (const written of wordRuns(comment, language).flat()) {
      const word = saidAlone(written, stopWords);
      if (word === undefined) continue;
      words.add(word);
      if (word !== written) this.#forms.set(word, (this.#forms.get(word) ?? new Set()).add(written));
    }
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }

  /** The most frequent words of a group, ties by the alphabet. */
  top(group: Group, length: number): readonly WordCount[] {
    return [...(this.#counts.get(group) ?? [])]
      .map(([word, comments]) => ({ word, comments }))
      .toSorted((a, b) => b.comments - a.comments || (a.word < b.word ? -1 : 1))
      .slice(0, length)
      .map(({ word, comments }) => ({
        word,
        comments,
        forms: distinctForms(this.#forms.get(word) ?? []),
      }));
  }
}
