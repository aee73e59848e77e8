/**
 * The words that comments use most, for each group of them, such as a bucket or a question. A word counts once a
 * comment, however often it is said in it; comments are cut into words by `Intl.Segmenter`, which knows languages
 * that write without spaces.
 */
import type { NpsBucket } from "./nps.ts";

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
  readonly #segmenters = new Map<string, Intl.Segmenter>();

  /** Counts the words of one comment; `stopWords` are those of its language, in lower case. */
  add(comment: string, group: Group, language: string, stopWords: ReadonlySet<string>): void {
    const counts = this.#counts.get(group) ?? new Map<string, number>();
    this.#counts.set(group, counts);
    for (const word of this.#words(comment, language, stopWords)) {
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

  /** The different words of a comment that are no stop words: at least two characters, and not only digits. */
  #words(comment: string, language: string, stopWords: ReadonlySet<string>): ReadonlySet<string> {
    const segmenter =
      this.#segmenters.get(language) ?? new Intl.Segmenter(localeOf(language), { granularity: "word" });
    this.#segmenters.set(language, segmenter);
    const words = new Set<string>();
    for (const { segment, isWordLike } of segmenter.segment(comment)) {
      const word = withoutElision(segment.toLowerCase(), stopWords);
      const isSaid = isWordLike === true && word.length > 1 && !/^\p{N}+$/u.test(word);
      if (isSaid && !stopWords.has(word)) words.add(word);
    }
    return words;
  }
}

/** "l'accueil" is said of "accueil", and "it's" of nothing: what an apostrophe cuts off a stop word. */
function withoutElision(word: string, stopWords: ReadonlySet<string>): string {
  const [head = "", ...rest] = word.split(/['’]/);
  return rest.length > 0 && (head.length === 1 || stopWords.has(head)) ? rest.join("'") : word;
}

/** A language code from outside may be no locale at all. */
function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}
