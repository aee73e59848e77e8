import type { ReportDimension } from "../../../analysis/report.ts";

/** One thing that the numbers say, and what it rests on. */
export interface Sentence extends RestsOn {
  readonly text: string;
}

export interface RestsOn {
  /** The part of the screen. */
  readonly part: Part;
  /** What that part has to break the score down by to show it. */
  readonly dimension?: ReportDimension;
}

/** What sentences lead to. */
export const PARTS = {
  trend: "over-time",
  why: "why",
  breakdown: "breakdown",
  comments: "comments",
  drivers: "goes-with",
} as const;

type Part = (typeof PARTS)[keyof typeof PARTS];

/** Has the keyboard go on in a part, as a link within a page does. */
export const focusPart = (part: Part): void => document.getElementById(part)?.focus({ preventScroll: true });

/** Brings a part into view, as a sentence that leads to it does. */
export function goToPart(part: Part): void {
  focusPart(part);
  document.getElementById(part)?.scrollIntoView();
}

/** The panel is never longer. */
export const MOST_SENTENCES = 5;
