/** The parts that comments are put together from, in one language. */

export const TOPICS = [
  "staff",
  "queue",
  "range",
  "price",
  "place",
  "delivery",
  "site",
  "app",
  "call",
  "works",
] as const;
export type Topic = (typeof TOPICS)[number];

type Lines = readonly [string, ...string[]];

export interface Phrases {
  /** Whole sentences about a topic, for pleased and for displeased respondents. */
  readonly good: Readonly<Record<Topic, Lines>>;
  readonly bad: Readonly<Record<Topic, Lines>>;
  /** Leads from praise to complaint. */
  readonly but: Lines;
  /** A last word. */
  readonly end: { readonly good: Lines; readonly middle: Lines; readonly bad: Lines };
  /** All that some people write. */
  readonly brief: { readonly good: Lines; readonly middle: Lines; readonly bad: Lines };
  /** What a respondent who can't decide answers instead of a score. */
  readonly dontKnow: string;
}
