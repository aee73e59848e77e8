/** What screens and the index of comments say to each other. */
import type { ReportWord } from "../../analysis/report.ts";
import type { SliceFilter } from "../../analysis/slice/slice-filter.ts";
import type { ChainFilter } from "../../contract/queries.ts";

/** Which comments are in view. */
export interface CommentsAsked {
  /** What their chains, and the scores that come with them, are narrowed by. */
  readonly filter: SliceFilter;
  /** What they must say, see `analysis/comments/search.ts`. */
  readonly find: string;
}

export interface ListAsked extends CommentsAsked {
  /** Newest first, or in an order drawn by a seed. */
  readonly seed: string | undefined;
  /** Whether repeats are one line. */
  readonly grouped: boolean;
}

/** The comments in view, as a list shows them. */
export interface CommentLines {
  /** Comments that the filters select, and how many of those have no words. */
  readonly selected: number;
  readonly withoutWords: number;
  /** Comments in view: those of the selected ones that the search finds. */
  readonly inView: number;
  /** By line the number of its comment: of repeats the newest. */
  readonly lines: Uint32Array<ArrayBuffer>;
  /** By line how many comments it stands for. */
  readonly counts: Uint32Array<ArrayBuffer>;
}

/** A comment as it is shown. */
export interface ShownComment {
  /** Its number in the index. */
  readonly row: number;
  /** The id of its chain. */
  readonly _id: string;
  /** Unix seconds. */
  readonly createdAt: number;
  /** Of its chain's first NPS answer that counts, 0 to 10. */
  readonly score: number | undefined;
  readonly language: string;
  readonly touchpoint: string;
  /** With what looks like contact data covered. */
  readonly text: string;
  /** Places in the codebook of the codes that it has. */
  readonly codes: readonly number[];
}

export type CommentsQuestion =
  | ({ readonly kind: "list" } & ListAsked)
  /** What detractors and promoters write differently. */
  | ({ readonly kind: "words" } & CommentsAsked)
  | { readonly kind: "rows"; readonly rows: readonly number[]; readonly codes: readonly string[] };

export interface AnswerToComments {
  readonly words: { readonly words: readonly ReportWord[] };
  readonly list: CommentLines;
  readonly rows: { readonly comments: readonly ShownComment[] };
}

export interface CommentsWords {
  readonly task: ChainFilter;
  /** Chains that the filters of the API select, and comments in them. */
  readonly content: { readonly responses: number; readonly comments: number };
  readonly question: CommentsQuestion;
  readonly answer: AnswerToComments[keyof AnswerToComments];
}
