/** What a report says beside its findings. Words in braces are filled in. */
import type { Untold } from "../../analysis/report-beside.ts";
import type { PeriodUnit } from "../../lib/time/periods.ts";

/** Of events and of a target; points are counted ones. */
export interface EventPhrases {
  readonly title: string;
  /** With `{name}`, in quotation marks, `{points}` and `{range}`, a range of points. */
  readonly lower: string;
  readonly higher: string;
  /** With `{name}`. */
  readonly none: string;
  readonly few: string;
  /** What all of them are told by, whose trend has such periods. */
  readonly compared: Readonly<Record<PeriodUnit, string>>;
  /** With `{target}`. */
  readonly target: Readonly<Record<"below" | "above" | "open", string>>;
}

/** Of how the numbers were made. */
export interface MethodPhrases {
  readonly title: string;
  readonly questions: string;
  /** With `{place}` and `{scale}`. */
  readonly question: string;
  /** In one language: with `{language}`, `{title}` and `{answers}`, a phrase. */
  readonly wording: string;
  readonly languages: string;
  /** With `{language}` and `{answers}`, a phrase. */
  readonly language: string;
  readonly span: string;
  readonly versions: string;
  readonly state: string;
  /** With `{closed}` and `{open}`. */
  readonly closed: string;
  readonly unknown: string;
  readonly notCounted: string;
  /** With `{answers}`, a phrase. */
  readonly outside: string;
  readonly heldBack: string;
  /** With `{rows}`, `{values}` and `{answers}`, a phrase. */
  readonly rows: string;
  readonly unweighted: string;
  readonly chance: string;
  readonly methods: string;
  readonly software: string;
  readonly untold: Readonly<Record<Untold, string>>;
  readonly notTold: string;
}

/** Of the codes that were used. */
export interface CodePhrases {
  readonly title: string;
  /** Of comments with a code, and of those without it: each with `{fit}`, `{of}`, `{low}` and `{high}`. */
  readonly fit: string;
  readonly missed: string;
  readonly unchecked: string;
}
