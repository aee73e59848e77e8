import type { Columns, KnownFacts } from "../../../analysis/columns/columns.ts";
import type { ReadRange } from "../../../analysis/coverage.ts";
import type { AnswerTo, FinderQuestion } from "./finder-words.ts";

/** A range of chains, with what is asked for and chains do not tell. */
export interface ColumnsTask {
  readonly kind: "columns";
  readonly range: ReadRange;
  readonly facts: KnownFacts;
  /** True where answers to other questions are wanted too. */
  readonly answers: boolean;
}

/** Columns that are there, to be asked what they say. */
export interface FindTask {
  readonly kind: "find";
  readonly columns: Columns;
}

/** What the NPS screen and its reader say to each other. */
export interface ReaderWords {
  readonly task: ColumnsTask | FindTask;
  readonly content: {
    /** Handed over, not copied. */
    readonly columns?: Columns;
  };
  readonly question: FinderQuestion;
  readonly answer: AnswerTo[FinderQuestion["kind"]];
}
