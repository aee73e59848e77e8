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

/** What the reader keeps of what people wrote, under one number at a time. */
export class CommentShelf {
  #name: number | undefined;
  #comments = new Map<string, WrittenComment>();

  put(name: number, entries: readonly CommentEntry[]): void {
    if (name !== this.#name) this.#comments = new Map();
    this.#name = name;
    for (const [id, comment] of entries) this.#comments.set(id, comment);
  }

  /** By chain; undefined where others have taken their place. */
  under(name: number): ReadonlyMap<string, WrittenComment> | undefined {
    return name === this.#name ? this.#comments : undefined;
  }
}
