/** What a report says in one language. Words in braces are filled in. */
import type { Statement, Unread } from "../../analysis/report/statement.ts";

/** Dimensions that have no name of their own. */
export type NamedDimension = "survey" | "touchpoint" | "team" | "language" | "question";

/**
 * What can be said of filters, with `{values}`; `closed` and `open` without, `named` with `{name}` too: a filter by what
 * has a name.
 */
export type FilterPhrase =
  | "from"
  | "to"
  | "during"
  | "closed"
  | "open"
  | "version"
  | "score"
  | "language"
  | "metadata"
  | "answer"
  | "named";

/** Who writes words that the others don't. */
type Side = Extract<Statement, { readonly kind: "words" }>["side"];

/** What responses were read from. */
export type ReportSource = "database" | "api";

export interface ReportPhrases {
  /** BCP 47. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly labels: ReportLabels;
  readonly filters: Readonly<Record<FilterPhrase, string>>;
  readonly nothingStandsOut: string;
  readonly dimensions: Readonly<Record<NamedDimension, string>>;
  readonly verdicts: Readonly<Record<"higher" | "lower" | "expected" | "few", string>>;
  /** With `{number}` and `{year}`. */
  readonly quarter: string;
  readonly sentences: SentencePhrases;
  /** With `{shown}` and `{total}`. */
  readonly newestOf: string;
  readonly allCovered: string;
}

/** What is said of numbers, on the screen and in a report alike. `{answers}` and `{range}` are themselves phrases. */
export interface SentencePhrases {
  /** By plural form, with `{count}`. */
  readonly answers: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
  /** With `{low}` and `{high}`. */
  readonly range: string;
  /** With `{since}`, `{now}`, `{before}`, `{by}`, `{range}` and `{answers}`. */
  readonly change: Directions;
  /** With `{times}`, and `{told}`: the change. */
  readonly chance: string;
  /** As of a change, with `{place}`. */
  readonly moved: Directions;
  /** With `{place}`, `{score}`, `{range}`, `{answers}` and `{total}`. */
  readonly row: Directions;
  readonly explained: {
    readonly stayed: string;
    /** With `{size}`. */
    readonly fell: string;
    readonly rose: string;
    /** With `{by}` and `{moved}`: one of the three above. The others have `{part}` besides. */
    readonly plain: string;
    readonly apart: string;
    readonly mixed: string;
    /** With the names of places: `{gained}`, `{lost}` or both. */
    readonly gained: string;
    readonly lost: string;
    readonly both: string;
  };
  /** With `{name}`: one of several places. */
  readonly name: string;
  /** With `{what}`, `{own}`, `{low}`, `{high}`, `{all}` and `{answers}`. */
  readonly drivers: string;
  /** Two sentences as one, with `{first}`, without its full stop, and `{second}`. */
  readonly together: string;
  /** What was not read, and so not compared: sentences, as they stand within one. */
  readonly uncompared: Readonly<Record<Unread, string>>;
  /** With `{said}`, `{count}` and `{score}`. */
  readonly words: Readonly<Record<Side, string>>;
  /** With `{text}`: a word that somebody wrote. */
  readonly quoted: string;
}

type Directions = Readonly<Record<"lower" | "higher", string>>;

/** Texts that hold no figures. */
export interface ReportLabels {
  readonly title: string;
  readonly score: string;
  readonly interval: string;
  readonly answers: string;
  readonly responses: string;
  readonly notCounted: string;
  readonly promoters: string;
  readonly passives: string;
  readonly detractors: string;
  readonly says: string;
  readonly distribution: string;
  readonly trend: string;
  readonly period: string;
  readonly difference: string;
  readonly scores: string;
  readonly mix: string;
  readonly new: string;
  readonly gone: string;
  readonly verdict: string;
  readonly words: string;
  readonly drivers: string;
  readonly part: string;
  readonly comments: string;
  readonly others: string;
  readonly none: string;
  readonly filters: string;
  readonly noFilters: string;
  readonly zone: string;
  /** The days that the answers are of. */
  readonly dates: string;
  readonly source: string;
  readonly sources: Readonly<Record<ReportSource, string>>;
  readonly readAt: string;
  readonly complete: string;
  readonly incomplete: string;
}
