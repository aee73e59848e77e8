/** Takes up the comments of chains as they are read, and which of them are selected. */
import { isNamed } from "../../contract/question-key.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { isSelected } from "../selection/is-selected.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { CommentIndex, type Comments } from "./comment-index.ts";
import { chainScore, indexedComments } from "./indexed-comment.ts";

/** Which comments are looked at; an empty list is no filter. */
export interface CommentsSelection {
  /** Of chains: bounds, touchpoint, survey, team and language. */
  readonly chains: SliceFilter;
  /** Of chains, by their first NPS answer that counts. */
  readonly scores: readonly number[];
  /** Of comments, by id or key. */
  readonly questions: readonly string[];
}

export class CommentsGatherer {
  readonly index = new CommentIndex();
  readonly #selection: CommentsSelection;
  readonly #isSelected: boolean[] = [];
  #chains = 0;
  #responses = 0;
  #span: { first: number; last: number } | undefined;

  constructor(selection: CommentsSelection) {
    this.#selection = selection;
  }

  /** Chains taken up, selected or not. */
  get chains(): number {
    return this.#chains;
  }

  /** Chains that are selected, with a comment or without. */
  get responses(): number {
    return this.#responses;
  }

  /** When the first and the last of them came, in unix seconds. */
  get span(): { readonly first: number; readonly last: number } | undefined {
    return this.#span;
  }

  /** Takes up a chain, once. `isAsked` is false where it is left out by what a chain does not tell of itself. */
  take(chain: ResponseChain, isAsked = true): void {
    const { chains, questions } = this.#selection;
    const comments = indexedComments(chain);
    const isWanted = isAsked && isSelected(chain, chains) && this.#hasScore(chain);
    this.#chains += 1;
    if (isWanted) {
      this.#responses += 1;
      const { first = chain.createdAt, last = chain.createdAt } = this.#span ?? {};
      this.#span = { first: Math.min(first, chain.createdAt), last: Math.max(last, chain.createdAt) };
    }
    for (const comment of comments) {
      this.index.add(comment);
      const question = { surveyId: chain.surveyId, _id: comment.questionId };
      const isOfQuestion = questions.length === 0 || questions.some((name) => isNamed(name, question));
      this.#isSelected.push(isWanted && isOfQuestion);
    }
  }

  /** The comments that are selected, newest first. */
  selected(): Comments {
    return this.index.newest((comment) => this.#isSelected[comment] === true);
  }

  #hasScore(chain: ResponseChain): boolean {
    const { scores } = this.#selection;
    const score = scores.length === 0 ? undefined : chainScore(chain);
    return scores.length === 0 || (score !== undefined && scores.includes(score));
  }
}
