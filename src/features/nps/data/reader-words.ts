import type { Columns, KnownFacts } from "../../../analysis/columns/columns.ts";
import type { ReadRange } from "../../../analysis/coverage.ts";
import type { AnswerTo, FinderQuestion } from "./finder-words.ts";
import type { CommentEntry } from "./written-comments.ts";

/** A range of chains, with what is asked for and chains do not tell. */
interface RangeTask {
  readonly range: ReadRange;
  readonly facts: KnownFacts;
}

export interface ColumnsTask extends RangeTask {
  readonly kind: "columns";
  /** True where answers to other questions are wanted too. */
  readonly answers: boolean;
}

export interface CommentsTask extends RangeTask {
  readonly kind: "comments";
  /** The reader keeps what was written under this number, until comments are read under another. */
  readonly cacheKey: number;
}

/** Columns that are there, to be asked what they say. */
export interface FindTask {
  readonly kind: "find";
  readonly columns: Columns;
}

/** What the NPS screen and its reader say to each other. */
export interface ReaderWords {
  readonly task: ColumnsTask | CommentsTask | FindTask;
  readonly content: {
    /** Handed over, not copied. */
    readonly columns?: Columns;
    /** Comments that were not told before. */
    readonly comments?: readonly CommentEntry[];
  };
  readonly question: FinderQuestion;
  readonly answer: AnswerTo[FinderQuestion["kind"]];
}
