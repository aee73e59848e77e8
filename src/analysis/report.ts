/**
 * One description of numbers: what a filter selects, and everything that is said about it. Plain JSON, published as
 * `docs/report.schema.json`. Whatever shows numbers outside the dashboard shows this object, so that no two can disagree.
 * Scores are unrounded, from −100 to 100 (differences −200 to 200); intervals are those of 95 %; what
 * can't be told is null, never left out.
 */
import type { Dimension } from "./columns/columns.ts";
import type { Metric } from "./metric/metric.ts";
import type { Counts, Interval } from "./score.ts";
import type { Moment, ToldEvent, ToldMethod, ToldTarget } from "./report-beside.ts";
import type { PeriodUnit } from "../lib/time/periods.ts";

/** Names the shape of the object; another number is another shape. */
export const REPORT_SCHEMA = "urn:earshot:report:1";

/** A stretch of time; `end` is not included. */
export interface ReportStretch {
  readonly start: Moment;
  readonly end: Moment;
}

/** What numbers are broken down by: what every chain has, a metadata key, a question by its id. */
export type ReportDimension = Dimension | "code" | `metadata:${string}` | `answer:${string}`;

export interface ReportScore {
  readonly score: number;
  readonly answers: number;
}

export interface ReportPeriod extends ReportStretch {
  readonly answers: number;
  readonly score: number | null;
  readonly interval: Interval | null;
}

export interface ReportChange {
  /** The start of the first period after it. */
  readonly since: Moment;
  readonly before: ReportScore;
  readonly after: ReportScore;
  /** After minus before. */
  readonly difference: Interval & { readonly value: number };
  /** How likely data without a change would look like this, 0 to 1. */
  readonly chance: number;
}

/** A lasting change of the score of one place, other than that of all. */
export interface ReportPlaceChange extends ReportChange {
  readonly dimension: ReportDimension;
  readonly id: string;
  readonly name: string;
}

/** The touchpoint that changed for good most clearly. */
export interface ReportMoved {
  readonly name: string;
  readonly dimension: ReportDimension;
  /** Before and after its change. */
  readonly periods: readonly [ReportStretch, ReportStretch];
  /** After minus before. */
  readonly difference: Interval & { readonly value: number };
}

export interface DifferenceParts {
  /** From scores that moved. */
  readonly scores: number;
  /** From shares of the answers that moved. */
  readonly mix: number;
  /** From what only the second side has. */
  readonly new: number;
  /** From what only the first side had. */
  readonly gone: number;
}

/** A difference between two stretches of time, in parts by one dimension. */
export interface ReportExplanation extends DifferenceParts {
  readonly dimension: ReportDimension;
  readonly sides: readonly [ReportSide, ReportSide];
  /** The second side's score minus the first's. */
  readonly difference: number;
  readonly intervals: { readonly scores: Interval; readonly mix: Interval };
  /** The second side's score less the mix; null where too much is of one side alone. */
  readonly withoutMix: number | null;
  /** One for each value of the dimension; they sum to the parts of the whole. */
  readonly parts: readonly ReportPart[];
}

/** One value's part: the score of both sides together, whether the second's differs from the first's, shares from 0 to 1. */
export type ReportPart = DifferenceParts &
  Pick<ReportRow, "id" | "name" | "score" | "differs"> & { readonly sides: readonly [PartSide, PartSide] };
export type PartSide = Pick<ReportRow, "score"> & { readonly share: number };

export interface ReportSide extends ReportStretch, ReportScore {}

/** Whether a row is unusual: off the score of all rows by more than chance and the usual differences between rows give. */
export type Verdict = "higher" | "lower" | "expected";

/** Whether a row differs from the rest, all other rows together, by more than chance gives. */
export type Differs = "higher" | "lower" | "no";

export interface ReportRow {
  /** Covered, as the name is, where a metadata value points at a person; such rows stay rows of their own. */
  readonly id: string;
  readonly name: string;
  readonly answers: number;
  readonly score: number | null;
  readonly interval: Interval | null;
  /** Null where there are too few answers to tell; expected where there is no other row to compare with. */
  readonly verdict: Verdict | null;
  /** Null where there are too few answers to tell, or no other row. */
  readonly differs: Differs | null;
  /** The score of all other rows together; null where there are none. */
  readonly rest: number | null;
}

/**
 * A word or phrase that one side uses more than the other: the comments of either side that have it. For NPS the sides are
 * detractors and promoters. For another metric they are its top, and as other its bottom or, of a share, every answer that
 * counts and is not in its top.
 */
export type ReportWord = WordFigures &
  (
    | {
        readonly side: "detractors" | "promoters";
        readonly detractors: number;
        readonly promoters: number;
      }
    | { readonly side: "top" | "other"; readonly top: number; readonly other: number }
  );

/** The comments of both sides that have a word. */
export const wordSides = (word: ReportWord): { readonly top: number; readonly other: number } =>
  "top" in word ? word : { top: word.promoters, other: word.detractors };

interface WordFigures {
  readonly language: string;
  readonly text: string;
  /** All comments that have it, those of neither side too. */
  readonly comments: number;
  /** Of the answers that came with these comments. */
  readonly score: number;
  /** Below 0 on the side of the top. */
  readonly z: number;
}

export interface ReportDrivers {
  readonly answers: number;
  /** How much of the differences between answers all parts explain together, 0 to 1. */
  readonly r2: Interval & { readonly value: number };
  /** Each one's part of what they explain, 0 to 1: the values sum to 1. The largest first. */
  readonly parts: readonly (Interval & {
    readonly dimension: ReportDimension;
    readonly name: string;
    readonly value: number;
  })[];
}

/** What is scored, as it was declared. */
export interface ReportMetric extends Pick<Metric, "name" | "scale" | "top" | "bottom" | "kind"> {
  /** `SURVEY:QUESTION[,QUESTION…]`; null for all questions of type NPS. */
  readonly question: string | null;
}

/** How often a value was answered. */
export interface ReportLine {
  readonly value: number | string;
  readonly answers: number;
}

export interface MetricReport {
  readonly metric: ReportMetric;
  /** Chains that match. */
  readonly responses: number;
  /** Answers to the questions of the metric that are not on its scale: in no other count. */
  readonly notCounted: number;
  readonly answers: number;
  readonly counts: Counts;
  /** The counts of NPS by their own names, which no other metric has. */
  readonly promoters?: number;
  readonly passives?: number;
  readonly detractors?: number;
  readonly score: number | null;
  readonly interval: Interval | null;
  /**
   * Of NPS how often each score from 0 to 10 was given: eleven counts. Of another metric a line for each value of its scale,
   * without one of those answered, ascending.
   */
  readonly distribution: readonly number[] | readonly ReportLine[];
  /** Whole calendar periods of the grain, without gaps. */
  readonly trend: readonly ReportPeriod[];
  /** In order of time. */
  readonly changes: readonly ReportChange[];
  /** The newest change of each touchpoint that has one of its own, the clearest first. */
  readonly placeChanges: readonly ReportPlaceChange[];
  readonly moved: ReportMoved | null;
  readonly explained: ReportExplanation | null;
  /** Most answers first. */
  readonly breakdowns: Readonly<Partial<Record<ReportDimension, readonly ReportRow[]>>>;
  /** The clearest first, by language. */
  readonly words: readonly ReportWord[];
  readonly drivers: ReportDrivers | null;
  /** Those that concern the selection, in order of their days, then names. */
  readonly events: readonly ToldEvent[];
  readonly target: ToldTarget | null;
  readonly method: ToldMethod;
  /** At most five, in the order of their kinds. */
  readonly findings: readonly ReportFinding[];
  /** The same findings, each as one text: `TEXT (EVIDENCE)`. */
  readonly says: readonly string[];
}

/** The distribution, whatever the metric, by value. */
export const linesOf = ({ distribution }: Pick<MetricReport, "distribution">): readonly ReportLine[] =>
  distribution.map((each, value) => (typeof each === "number" ? { value, answers: each } : each));

/** The report on one metric, or on several: then what is told of the first stands beside `metrics`, too. */
export interface Report extends MetricReport {
  readonly schema: typeof REPORT_SCHEMA;
  /** As the dashboard's address names them. */
  readonly filters: Readonly<Record<string, string | readonly string[]>>;
  /** IANA name. */
  readonly zone: string;
  readonly grain: PeriodUnit;
  readonly readAt: Moment;
  /** False where not everything that matches was read. */
  readonly complete: boolean;
  /** One for each metric asked for, in their order, where several were. */
  readonly metrics?: readonly MetricReport[];
}

/** In the order in which they are told. */
export type FindingKind = "unlike" | "change" | "explained" | "moved" | "rows" | "linked" | "words" | "none";

export interface ReportFinding {
  readonly kind: FindingKind;
  readonly text: string;
  readonly evidence: string | null;
}

/** Without its findings, whose texts differ by language. */
export type ReportFigures = Omit<Report, "findings" | "says">;

/** Without how they were made, which is told by what was read. */
export type CountedFigures = Omit<ReportFigures, "method">;
