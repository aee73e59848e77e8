/**
 * What is said of numbers, before it is said in a language: which kind of sentence, and the parts of the report whose
 * figures it names. No figure stands in a sentence that does not stand in the report.
 */
import type {
  ReportChange,
  ReportDimension,
  ReportDrivers,
  ReportExplanation,
  ReportPlaceChange,
  ReportRow,
  ReportWord,
} from "../report.ts";

export type Statement =
  /** The score has been lower, or higher, since. */
  | { readonly kind: "change"; readonly change: ReportChange }
  /** What a difference is made of. `places` are those whose shares gave the mix most of its part. */
  | {
      readonly kind: "explained";
      /** The name of its dimension. */
      readonly title: string;
      readonly explained: ReportExplanation;
      readonly places: readonly ShiftedPart[];
    }
  /**
   * A row that is higher or lower than `score`, that of all answers; `moved` is another row of the same dimension, which
   * has changed.
   */
  | {
      readonly kind: "row";
      /** The name of the dimension. */
      readonly title: string;
      readonly dimension: ReportDimension;
      readonly row: ReportRow;
      readonly score: number;
      readonly moved?: ReportPlaceChange | undefined;
    }
  /** A place whose own score has been lower, or higher, since. */
  | { readonly kind: "moved"; readonly moved: ReportPlaceChange }
  /** What goes with the score most, of what was read; `unread` was not compared. */
  | {
      readonly kind: "drivers";
      readonly drivers: ReportDrivers;
      readonly part: ReportDrivers["parts"][number];
      readonly unread: readonly Unread[];
    }
  /** The words that one side uses more than the other, the clearest first. */
  | {
      readonly kind: "words";
      readonly side: ReportWord["side"];
      readonly words: readonly [ReportWord, ...ReportWord[]];
    };

/** What responses tell beside their dimensions, and is read when somebody asks for it. */
export type Unread = "metadata" | "answers";

/** A part of a difference; `more` where its share of the answers has grown. */
export interface ShiftedPart {
  readonly part: ReportExplanation["parts"][number];
  readonly more: boolean;
}

/** What is said of a report, at most five statements, the most telling first; none where nothing stands out. */
export type Statements = readonly Statement[];
