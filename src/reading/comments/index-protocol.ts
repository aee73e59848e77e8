/** What screens and the index of comments say to each other. */
import type { Code } from "../../analysis/comments/codes.ts";
import type { CommentsReport } from "../../analysis/comments/comments-report.ts";
import type { Companion } from "../../analysis/comments/company.ts";
import type { ContextOrder, ShownLine } from "../../analysis/comments/concordance.ts";
import type { IndexedComment } from "../../analysis/comments/indexed-comment.ts";
import type { Sides } from "../../analysis/comments/keyness.ts";
import type { ScoredChains } from "../../analysis/comments/scored-chains.ts";
import type { SliceFilter } from "../../analysis/slice/slice-filter.ts";
import type { ChainFilter } from "../../contract/queries.ts";

export interface CommentsAsked {
  /** What their chains, and the scores that come with them, are narrowed by. */
  readonly filter: SliceFilter;
  /** Searches of codes: a comment that is selected has one of them; an empty list is no filter. */
  readonly coded?: readonly string[] | undefined;
  /** Searches of codes none of which a comment that is selected has. */
  readonly uncoded?: readonly string[] | undefined;
  /** What they must say, see `analysis/comments/search.ts`. */
  readonly find: string;
}

export interface ListAsked extends CommentsAsked {
  /** Newest first, or in an order drawn by a seed. */
  readonly seed: string | undefined;
  /** Whether repeats are one line. */
  readonly grouped: boolean;
  readonly beside?: BesideComment | undefined;
}

/** Those that repeat, or are most like, one of the comments of a chain, in place of all. */
export interface BesideComment {
  readonly how: "repeats" | "similar";
  readonly chain: string;
  /** The place of the comment among those of its chain, from 0. */
  readonly place: number;
}

/** The comments in view, as a list shows them. */
export interface CommentLines {
  /** Comments that the filters select, and how many of those have no words. */
  readonly selected: number;
  readonly withoutWords: number;
  /** Whether the selected ones are in more than one language. */
  readonly isMultilingual: boolean;
  /** Comments in view: those of the selected ones that the search finds. */
  readonly inView: number;
  /** By line the number of its comment: of repeats the newest. */
  readonly lines: Uint32Array<ArrayBuffer>;
  /** By line how many comments it stands for. */
  readonly counts: Uint32Array<ArrayBuffer>;
  /** The number of the comment that these are like. */
  readonly of?: number | undefined;
}

export interface ShownComment extends Omit<IndexedComment, "chain" | "touchpointName" | "teamId"> {
  /** Its number in the index. */
  readonly row: number;
  /** The id of its chain. */
  readonly _id: string;
  /** Its name, the id where that is empty. */
  readonly touchpoint: string;
  /** Places in the codebook of the codes that it has. */
  readonly codes: readonly number[];
}

/** A group of comments that repeat each other, by the newest of them. */
export interface ShownRepeat extends Pick<IndexedComment, "chain" | "place" | "text" | "language"> {
  readonly count: number;
  /** Null without NPS answers. */
  readonly score: number | null;
}

export interface ContextShown {
  readonly lines: number;
  /** Some of them, in order, with the comment that each is of. */
  readonly shown: readonly (ShownLine & { readonly row: number; readonly _id: string })[];
  readonly company: readonly Companion[];
  /** How often it is written over time, and at each touchpoint, most comments first; `share` of 0 to 1. */
  readonly trend: NonNullable<CommentsReport["codes"]>[number]["trend"];
  readonly touchpoints: readonly {
    readonly id: string;
    readonly name: string;
    readonly comments: number;
    readonly share: number;
  }[];
}

/** Days are those of `zone`. */
interface Zoned extends CommentsAsked {
  readonly zone: string;
}

export type CommentsQuestion =
  | ({ readonly kind: "list" } & ListAsked)
  | ({ readonly kind: "repeats" } & CommentsAsked)
  /** The words that set two sides apart. */
  | ({
      readonly kind: "sides";
      readonly sides: Sides;
      /** What the sides are scored by, where that is not NPS. */
      readonly scored?: ScoredChains | undefined;
      readonly surveyNames: Readonly<Record<string, string>>;
    } & Zoned)
  | ({ readonly kind: "codes"; readonly codes: readonly Code[] } & Zoned)
  | ({
      readonly kind: "context";
      readonly order: ContextOrder;
      /** Lines to show. */
      readonly most: number;
    } & Zoned)
  | ({
      readonly kind: "check";
      readonly code: string;
      readonly seed: string;
      readonly most: number;
    } & CommentsAsked)
  /** Which chains have a code: those that one of their comments has. */
  | { readonly kind: "coded"; readonly codes: readonly string[] }
  | { readonly kind: "rows"; readonly rows: readonly number[]; readonly codes: readonly string[] };

export interface AnswerToComments {
  readonly list: CommentLines;
  readonly repeats: {
    readonly repeats: readonly ShownRepeat[];
    /** How many comments have no words, with the newest of them, beside which all of them are listed. */
    readonly withoutWords:
      | { readonly count: number; readonly chain: string; readonly place: number }
      | undefined;
  };
  readonly sides: NonNullable<CommentsReport["sides"]>;
  readonly codes: Required<Pick<CommentsReport, "codes" | "notCoded">>;
  readonly context: ContextShown;
  /** Comments to tell whether a code is right, in an order drawn at random. */
  readonly check: { readonly rows: readonly { readonly row: number; readonly has: boolean }[] };
  /** The ids of chains that have a code, and for each code places among them. */
  readonly coded: { readonly chains: readonly string[]; readonly codes: readonly Uint32Array[] };
  readonly rows: { readonly comments: readonly ShownComment[] };
}

export interface CommentsProtocol {
  readonly task: ChainFilter;
  /** Chains that the filters of the API select, and comments in them. */
  readonly content: { readonly responses: number; readonly comments: number };
  readonly question: CommentsQuestion;
  readonly answer: AnswerToComments[keyof AnswerToComments];
}
