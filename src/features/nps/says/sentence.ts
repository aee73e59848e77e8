import type { ScreenValues } from "../../../filters/fields.ts";

/** One thing that the numbers say, and what it rests on. */
export interface Sentence extends RestsOn {
  readonly text: string;
}

export interface RestsOn {
  /** The part of the screen. */
  readonly part: Part;
  /** What the address has to say for that part to show it; undefined where it always does. */
  readonly shows?: ScreenValues;
}

/** What sentences lead to. */
export const PARTS = {
  trend: "over-time",
  why: "why",
  breakdown: "breakdown",
  comments: "comments",
  drivers: "goes-with",
} as const;

export type Part = (typeof PARTS)[keyof typeof PARTS];

/** The panel is never longer. */
export const MOST_SENTENCES = 5;
