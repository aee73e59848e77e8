import type { Statement } from "../../../analysis/report/statement.ts";
import type { ReportDimension, ReportFinding } from "../../../analysis/report.ts";
import type { ScreenValues } from "../../../filters/fields.ts";

/** A finding, and what it states. */
export interface Sentence extends ReportFinding {
  readonly statement: Statement;
}

export interface WayOn {
  /** The part of the screen. */
  readonly part: Part;
  /** What a breakdown is by, where that is what it leads to. */
  readonly dimension?: ReportDimension;
  /** What the address has to say for that part to show it; undefined where it always does. */
  readonly shows?: ScreenValues;
}

/** What findings lead to. */
export const PARTS = {
  trend: "over-time",
  why: "why",
  breakdown: "breakdown",
  comments: "comments",
  linked: "goes-with",
  questions: "nps-questions",
} as const;

export type Part = (typeof PARTS)[keyof typeof PARTS];

/** The panel is never longer. */
export const MOST_SENTENCES = 5;
