/** One thing that the numbers say, and the part of the screen that it rests on. */
export interface Sentence {
  readonly text: string;
  /** The id of that part. */
  readonly restsOn: string;
}

/** What sentences lead to. */
export const PARTS = {
  trend: "over-time",
  why: "why",
  breakdown: "breakdown",
  comments: "comments",
  drivers: "goes-with",
} as const;

/** Brings a part into view, as a sentence that leads to it does. */
export const goToPart = (part: (typeof PARTS)[keyof typeof PARTS]): void =>
  document.getElementById(part)?.scrollIntoView();

/** The panel is never longer. */
export const MOST_SENTENCES = 5;
