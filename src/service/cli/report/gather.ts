/** Takes up chains as they are read: their answers as columns, their comments by language. */
import { createRequire } from "node:module";
import { ColumnBuilder, isComment } from "../../../analysis/columns/column-builder.ts";
import type { KnownChoices } from "../../../analysis/columns/answer-builder.ts";
import { NOT_COUNTED } from "../../../analysis/columns/cells.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import { bucketOf } from "../../../analysis/nps.ts";
import { scoreOf } from "../../../analysis/columns/score-of.ts";
import { CommentCorpus } from "../../../analysis/words/comment-corpus.ts";
import type { ResponseChain } from "../../../contract/resources.ts";

export class Gatherer {
  readonly #builder: ColumnBuilder;
  readonly #corpora = new Map<string, CommentCorpus>();
  readonly #isSelected: (chain: ResponseChain) => boolean;

  /** Comments are taken up of those chains that `isSelected`, answers of all. */
  constructor(choices: KnownChoices, isSelected: (chain: ResponseChain) => boolean) {
    this.#builder = new ColumnBuilder({ choices });
    this.#isSelected = isSelected;
  }

  get chains(): number {
    return this.#builder.chains;
  }

  /** Takes up chains, each once. */
  take(chains: readonly ResponseChain[]): void {
    this.#builder.append(chains);
    for (const chain of chains) if (this.#isSelected(chain)) this.#takeComments(chain);
  }

  columns(): Columns {
    return this.#builder.snapshot();
  }

  /** By language. */
  corpora(): readonly CommentCorpus[] {
    return [...this.#corpora].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, corpus]) => corpus);
  }

  #takeComments({ language, responses }: ResponseChain): void {
    const first = responses.find(({ questionType }) => questionType === "NPS");
    const score = first === undefined ? NOT_COUNTED : scoreOf(first);
    if (score === NOT_COUNTED) return;
    for (const { answer, valueString } of responses.filter(isComment)) {
      const corpus = this.#corpora.get(language) ?? new CommentCorpus(language, stopWordsOf(language));
      this.#corpora.set(language, corpus);
      corpus.add(valueString ?? String(answer), bucketOf(score));
    }
  }
}

/** The lists of the library `stopwords-iso`, which Node takes as one file. */
function stopWordsOf(language: string): ReadonlySet<string> {
  const lists: unknown = createRequire(import.meta.url)("stopwords-iso");
  const [base = ""] = language.toLowerCase().split("-");
  const list: unknown = typeof lists === "object" && lists !== null ? Reflect.get(lists, base) : undefined;
  const words: readonly unknown[] = Array.isArray(list) ? list : [];
  return new Set(words.filter((word) => typeof word === "string").map((word) => word.toLowerCase()));
}
