import type { Columns, KnownFacts } from "../../../analysis/columns/columns.ts";
import type { ReadRange } from "../../../analysis/coverage.ts";
import type { CommentEntry } from "./written-comments.ts";

/** A range of chains, with what is asked for and chains do not tell. */
export interface RangeTask {
  readonly kind: "columns" | "comments";
  readonly range: ReadRange;
  readonly facts: KnownFacts;
}

/** What the NPS screen and its reader say to each other. */
export interface ReaderWords {
  readonly task: RangeTask;
  readonly content: {
    /** Handed over, not copied. */
    readonly columns?: Columns;
    /** Comments that were not told before. */
    readonly comments?: readonly CommentEntry[];
  };
  readonly question: never;
  readonly answer: never;
}
