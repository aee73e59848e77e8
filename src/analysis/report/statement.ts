/** Findings before they are in words: the kind, and the report's parts with its figures, none of its own. */
import type { Happened } from "../events/judge-events.ts";
import type { FindingKind } from "../report.ts";
import type {
  ReportChange,
  ReportDimension,
  ReportDrivers,
  ReportExplanation,
  ReportPart,
  ReportPlaceChange,
  ReportRow,
  ReportWord,
} from "../report.ts";

/** The order in which findings are told. */
export type Statement =
  /** NPS questions that are combined though they differ widely; the lowest and the highest of those that differ. */
  | {
      readonly kind: "unlike";
      readonly questions: number;
      readonly lowest: ReportRow;
      readonly highest: ReportRow;
    }
  /** The score has been lower, or higher, since. */
  | { readonly kind: "change"; readonly change: ReportChange; readonly happened?: Happened | undefined }
  | {
      readonly kind: "explained";
      readonly title: string;
      readonly explained: ReportExplanation;
      /** Those whose shares gave the mix most of its part. */
      readonly places: readonly ShiftedPart[];
      /** That whose score gave most of the scores' part, where it gave a good part of it. */
      readonly most: ReportPart | undefined;
      /** Places whose own score changed for good before the second side begins. */
      readonly earlier: readonly ReportPlaceChange[];
      /** True where it is the change told before that it explains. */
      readonly isOfChange: boolean;
    }
  /** A place whose own score has been lower, or higher, since. */
  | { readonly kind: "moved"; readonly moved: ReportPlaceChange; readonly happened?: Happened | undefined }
  /** Rows of a breakdown that differ from the rest: the lowest and the highest, or the only one. */
  | {
      readonly kind: "rows";
      readonly title: string;
      readonly dimension: ReportDimension;
      readonly lowest: ReportRow;
      readonly highest: ReportRow;
      /** Rows of the breakdown, and those of them that differ. */
      readonly all: number;
      readonly differing: number;
    }
  /** What the score is linked with most, of what was read; `unread` was not compared. */
  | {
      readonly kind: "linked";
      readonly drivers: ReportDrivers;
      readonly part: ReportDrivers["parts"][number];
      readonly unread: readonly Unread[];
    }
  /** The words that one side uses more than the other, the clearest first. */
  | {
      readonly kind: "words";
      readonly side: ReportWord["side"];
      readonly words: readonly [ReportWord, ...ReportWord[]];
    }
  /** That there is none of these; compared were the periods of the trend where `overTime`, and the rows of `dimensions`. */
  | {
      readonly kind: "none";
      readonly answers: number;
      readonly overTime: boolean;
      readonly dimensions: readonly { readonly dimension: ReportDimension; readonly title: string }[];
    };

export type StatementOf<Kind extends FindingKind> = Extract<Statement, { readonly kind: Kind }>;

/** What responses tell beside their dimensions, and is read on demand. */
export type Unread = "metadata" | "answers";

/** A part of a difference; `more` where its share of the answers has grown. */
export interface ShiftedPart {
  readonly part: ReportPart;
  readonly more: boolean;
}

/** What is said of a report: at most five, in the order of their kinds; none where not everything was read. */
export type Statements = readonly Statement[];
