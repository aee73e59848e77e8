import type { Columns, KnownFacts } from "../../../analysis/columns/columns.ts";
import type { ReadRange } from "../../../analysis/coverage.ts";
import type { Drivers } from "../../../analysis/drivers/find-drivers.ts";
import type { Compared } from "../../../analysis/findings/sides.ts";
import type { Findings, FindingsRequest } from "../../../analysis/findings/find.ts";
import type { Metric } from "../../../analysis/metric/metric.ts";
import type { MixIntervals } from "../../../analysis/mix/intervals.ts";
import type { MixCell } from "../../../analysis/mix/parts.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";

/** A range of chains, with what is asked for and chains do not tell. */
export interface ColumnsTask {
  readonly kind: "columns";
  readonly range: ReadRange;
  readonly facts: KnownFacts;
  /** True where answers to other questions than those that are scored are wanted too, which are read when they are first asked for. */
  readonly answers: boolean;
  /** What is scored, where it is not NPS. */
  readonly metric?: Metric | undefined;
}

/** Columns that are there, to be asked what they say. */
export interface FindTask {
  readonly kind: "find";
  readonly columns: Columns;
}

/** What the NPS screen and its reader say to each other. */
export interface ReaderProtocol {
  readonly task: ColumnsTask | FindTask;
  readonly content: {
    /** Handed over, not copied. */
    readonly columns?: Columns;
  };
  readonly question: FinderQuestion;
  readonly answer: AnswerTo[FinderQuestion["kind"]];
}

/** What can be asked of columns that are there. */
export type FinderQuestion =
  /** Whether the score has changed, why, and which places differ. */
  | { readonly kind: "findings"; readonly request: FindingsRequest }
  /** Why what one filter selects differs from what another does. */
  | { readonly kind: "compared"; readonly one: SliceFilter; readonly two: SliceFilter }
  /** What goes with the score. */
  | { readonly kind: "drivers"; readonly filter: SliceFilter }
  /** How sure the parts of a difference are. */
  | { readonly kind: "intervals"; readonly cells: readonly MixCell[] };

/** What each question is answered with. */
export interface AnswerTo {
  readonly findings: { readonly kind: "findings"; readonly findings: Findings };
  /** Undefined where nothing clearly goes with it. */
  readonly drivers: { readonly kind: "drivers"; readonly drivers: Drivers | undefined };
  /** Undefined where there is nothing to compare. */
  readonly compared: { readonly kind: "compared"; readonly compared: Compared | undefined };
  readonly intervals: { readonly kind: "intervals"; readonly intervals: MixIntervals };
}
