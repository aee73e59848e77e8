/**
 * Comments as they were read, each under the number of its arrival: what it says, as it was written (contact data covered)
 * and as it is compared, and what its chain tells of it.
 */
import { normalise } from "../../analysis/comments/normalise.ts";
import { matches, parseQuery, type Query } from "../../analysis/comments/search.ts";
import { sliceable } from "../../analysis/columns/sliceable.ts";
import { isSelected } from "../../analysis/selection/is-selected.ts";
import type { SliceFilter } from "../../analysis/slice/slice-filter.ts";
import { commentText } from "../../analysis/texts/comments.ts";
import { maskedText } from "../../analysis/texts/covered.ts";
import { scoreOf } from "../../analysis/texts/nps-answers.ts";
import { isNamed } from "../../contract/question-key.ts";
import type { Metadata, ResponseChain } from "../../contract/resources.ts";
import type { CommentsAsked } from "./index-words.ts";

/** What all comments of a chain have in common. */
type CommentedChain = Omit<ResponseChain, "responses" | "browser" | "createdAtDate">;

export interface IndexedComment {
  readonly chain: CommentedChain;
  /** Of its chain's first NPS answer that counts, 0 to 10. */
  readonly score: number | undefined;
  readonly questionId: string;
  /** Its place among the answers of its chain. */
  readonly place: number;
  readonly text: string;
  readonly normal: string;
}

/** A comment's own words without what looks like contact data, for `\p{L}` and whatever else says something. */
const SAYS = /[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}]/u;

export class CommentIndex {
  readonly #comments: IndexedComment[] = [];
  /** The number of the first comment. */
  readonly #base: number;
  #chains = 0;
  #order = new Uint32Array(0);
  readonly #metadata = new Map<string, Metadata>();

  constructor(base = 0) {
    this.#base = base;
  }

  /** Chains that were read, with a comment or without. */
  get responses(): number {
    return this.#chains;
  }

  get size(): number {
    return this.#comments.length;
  }

  /** The number of the next comment. */
  get end(): number {
    return this.#base + this.#comments.length;
  }

  at(row: number): IndexedComment | undefined {
    return this.#comments[row - this.#base];
  }

  add(chains: readonly ResponseChain[]): void {
    this.#chains += chains.length;
    for (const chain of chains) {
      const { responses, browser: _browser, createdAtDate: _date, ...told } = chain;
      let own: CommentedChain | undefined;
      for (const [place, response] of responses.entries()) {
        const written = commentText(response);
        if (written === undefined) continue;
        own ??= { ...told, metadata: this.#known(told.metadata) };
        const score = responses.map(scoreOf).find((each) => each !== undefined);
        const text = maskedText(written);
        const { questionId } = response;
        this.#comments.push({ chain: own, score, questionId, place, text, normal: normalise(text) });
      }
    }
  }

  /** All rows, the newest first: by time, then by chain, then in the order of its answers. */
  newestFirst(): Uint32Array {
    if (this.#order.length !== this.#comments.length) {
      const rows = Uint32Array.from(this.#comments.keys(), (row) => row + this.#base);
      this.#order = rows.toSorted((a, b) => newer(this.at(a), this.at(b)));
    }
    return this.#order;
  }

  /** The rows that a filter selects, the newest first. */
  selected(filter: SliceFilter): Uint32Array {
    const isWanted = selecting(filter);
    return this.newestFirst().filter((row) => {
      const comment = this.at(row);
      return comment !== undefined && isWanted(comment);
    });
  }

  /** Those of `rows` that the search finds. */
  found(rows: Uint32Array, { find }: Pick<CommentsAsked, "find">): Uint32Array<ArrayBuffer> {
    const query = parseQuery(find);
    return Uint32Array.from(rows.filter((row) => matches(query, this.normalised(row))));
  }

  /** A row's comment as it is compared with others. */
  normalised(row: number): string {
    return this.at(row)?.normal ?? "";
  }

  /** Whether a query finds the comment of a row. */
  has(row: number, query: Query): boolean {
    return matches(query, this.normalised(row));
  }

  /** Whether a row's comment has a letter, a digit or an emoji. */
  saysWords(row: number): boolean {
    return SAYS.test(this.normalised(row));
  }

  /** Most chains say the same in metadata as others. */
  #known(metadata: Metadata): Metadata {
    const text = JSON.stringify(metadata);
    const known = this.#metadata.get(text) ?? metadata;
    this.#metadata.set(text, known);
    return known;
  }
}

function newer(a: IndexedComment | undefined, b: IndexedComment | undefined): number {
  if (a === undefined || b === undefined) return 0;
  const [one, other] = [a.chain, b.chain];
  const byTime = other.createdAt - one.createdAt;
  return byTime || (one._id === other._id ? a.place - b.place : one._id < other._id ? 1 : -1);
}

/** What a filter asks of a comment; what the API alone can tell is left to it. */
function selecting(filter: SliceFilter): (comment: IndexedComment) => boolean {
  const { question = [], scores = [], metadata = [] } = filter;
  const terms = [...Map.groupBy(metadata, ({ key }) => key)].map(
    ([key, named]) => [key, new Set(named.map(({ value }) => value))] as const,
  );
  return ({ chain, score, questionId }) =>
    isSelected(chain, filter) &&
    (scores.length === 0 || (score !== undefined && scores.includes(score))) &&
    (question.length === 0 ||
      question.some((name) => isNamed(name, { surveyId: chain.surveyId, _id: questionId }))) &&
    terms.every(([key, values]) => {
      const given = Object.hasOwn(chain.metadata, key) ? sliceable(chain.metadata[key]) : undefined;
      return given !== undefined && values.has(given);
    });
}
