import { commentsOf } from "../../../analysis/texts/comments.ts";
import type { ResponseChain } from "../../../contract/resources.ts";

/** What one respondent wrote. */
export interface WrittenComment {
  readonly texts: readonly string[];
  /** The respondent's language. */
  readonly language: string;
}

/** A chain's id and what it says in words. */
export type CommentEntry = readonly [id: string, comment: WrittenComment];

/** What a chain says in words. */
export const textsOf = (chain: ResponseChain): readonly string[] => commentsOf(chain).map(({ text }) => text);

/** The comments of those chains that have any. */
export const commentsIn = (chains: readonly ResponseChain[]): readonly CommentEntry[] =>
  chains.flatMap((chain) => {
    const texts = textsOf(chain);
    return texts.length === 0 ? [] : [[chain._id, { texts, language: chain.language }] as const];
  });

/** What the reader keeps of what people wrote, under one key at a time. */
export class CommentCache {
  #key: number | undefined;
  #comments = new Map<string, WrittenComment>();

  put(key: number, entries: readonly CommentEntry[]): void {
    if (key !== this.#key) this.#comments = new Map();
    this.#key = key;
    for (const [id, comment] of entries) this.#comments.set(id, comment);
  }

  /** By chain; undefined where others have taken their place. */
  under(key: number): ReadonlyMap<string, WrittenComment> | undefined {
    return key === this.#key ? this.#comments : undefined;
  }
}
