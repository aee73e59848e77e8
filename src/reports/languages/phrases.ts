/**
 * What a report says in one language, as the JSON files beside this one hold it. Words in braces are filled in.
 */
import type { Standing } from "../../analysis/funnel/judge-rows.ts";
import type { StatementOf, Unread } from "../../analysis/report/statement.ts";
import type { PeriodUnit } from "../../lib/time/periods.ts";
import type { CodePhrases, EventPhrases, MethodPhrases } from "./beside-phrases.ts";

/** Dimensions that have no name of their own. */
export type NamedDimension = "survey" | "touchpoint" | "team" | "language" | "question" | "code";

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
type Side = StatementOf<"words">["side"];

/** What responses were read from. */
export type ReportSource = "database" | "api";

export interface ReportPhrases {
  /** BCP 47. */
  readonly language: string;
  readonly labels: ReportLabels;
  readonly filters: Readonly<Record<FilterPhrase, string>>;
  readonly dimensions: Readonly<Record<NamedDimension, string>>;
  /** Several values of each, as counted; `other` of any other dimension, with `{dimension}`. */
  readonly values: Readonly<Record<NamedDimension | "other", string>>;
  /** Of another metric than NPS, in place of what names that. */
  readonly scored: ScoredPhrases;
  readonly standings: Readonly<Record<Standing | "few", string>>;
  /** With `{number}` and `{year}`. */
  readonly quarter: string;
  /** Of a period that has not ended, with `{period}`. */
  readonly soFar: string;
  readonly findings: FindingPhrases;
  /** With `{shown}` and `{total}`. */
  readonly newestOf: string;
  readonly allCovered: string;
  readonly events: EventPhrases;
  readonly method: MethodPhrases;
  readonly codes: CodePhrases;
}

export interface ScoredPhrases {
  /** With `{metric}`. */
  readonly trend: string;
  /** A question that is scored, and several, as counted. */
  readonly question: string;
  readonly questions: string;
  /** With `{count}`, `{low}` and `{high}`. */
  readonly unlike: string;
  readonly noAnswers: string;
  /** What a metric is of, with the values `{top}`, `{bottom}` and `{scale}`. */
  readonly share: string;
  readonly balance: string;
  /** A balance without a scale. */
  readonly withoutScale: string;
}

/** By plural form, with `{count}`. */
export type Plurals = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * Findings and what they rest on, on the screen and in a report alike. `{points}`, `{answers}`, `{cause}` and `{period}` are
 * phrases themselves.
 */
export interface FindingPhrases {
  readonly answers: Plurals;
  readonly points: Plurals;
  /** With `{points}`. */
  readonly by: Directions;
  /** Where two scores are the same. */
  readonly same: string;
  /** With `{low}` and `{high}`. */
  readonly range: string;
  readonly interval: string;
  /** With `{answers}`. */
  readonly since: string;
  /** Of a fall or a rise, with `{times}`. */
  readonly chance: Directions;
  /** When something changed, with `{period}`: a day, the first day of a week, a month or a quarter. */
  readonly when: Readonly<Record<PeriodUnit, string>>;
  /** Of the score or of one place, with `{name}`, `{before}`, `{now}` and `{when}`. */
  readonly change: Directions;
  readonly explained: {
    /** Clauses after `because`, some with `{place}`, `{gained}` or `{lost}`. */
    readonly causes: Readonly<Record<Cause, string>>;
    /** A `{cause}` that names places which have some of the shift, not all of it. */
    readonly amongOthers: string;
    /** After a change: with `{points}` and `{cause}`; `more` where the part is larger than the whole. */
    readonly told: Readonly<Record<"most" | "part" | "more", string>>;
    /** With `{cause}`. */
    readonly because: Readonly<Record<"most" | "part" | "more", string>>;
    /** Against the time before, with `{by}` and `{because}`. */
    readonly before: string;
    /** Of any two sides, with `{by}` and `{because}`. */
    readonly sides: string;
    /** What each part accounts for, one after the other, with `{part}`, and `{values}` of a dimension. */
    readonly scores: Readonly<Record<"lower" | "higher" | "same", string>> & {
      /** Where they may as well have stayed, with `{range}`. */
      readonly unclear: string;
    };
    readonly mix: string;
    /** Without the part of the scores before it. */
    readonly mixAlone: string;
    readonly onlyOne: string;
    /** With `{value}` and `{range}`. */
    readonly part: string;
    /** After `mix`, what a value that a cause names has of it, with `{value}` and `{name}`. */
    readonly ofMix: string;
    /** Where the parts, each rounded, have another sum than the difference. */
    readonly rounded: string;
    /** Of a value that a cause names, with `{metric}`, `{name}` and `{score}`. */
    readonly scoreOf: string;
  };
  readonly rows: {
    /** One row, with `{name}`, `{score}` and `{rest}`. */
    readonly one: Readonly<Record<"unusuallyHigh" | "higher" | "lower" | "unusuallyLow", string>>;
    /** Two rows in all, with `{name}`, `{points}`, `{other}`, `{score}` and `{otherScore}`. */
    readonly two: string;
    /** With `{dimension}`, `{low}`, `{lowName}`, `{high}` and `{highName}`. */
    readonly several: string;
    /** A row, with `{name}`, `{range}` and `{answers}`. */
    readonly row: string;
    /** With `{differing}`, `{all}` and `{values}`. */
    readonly differing: string;
    /** After `differing`, where both of two that are named are unusual, or one, with `{name}`. */
    readonly bothUnusual: string;
    readonly oneUnusual: string;
    /** A value and what it is one of, with `{name}` and `{dimension}`. */
    readonly of: string;
  };
  /** With `{count}`, `{low}` and `{high}`. */
  readonly unlike: string;
  readonly linked: {
    /** With `{all}`. */
    readonly little: string;
    /** With `{what}`, `{own}`, `{low}` and `{high}`. */
    readonly mostOfIt: string;
    /** With `{what}`. */
    readonly most: string;
    /** With `{own}`, `{low}` and `{high}`; then with `{all}`. */
    readonly accounts: string;
    readonly all: string;
  };
  /**
   * With `{said}`: `top` and `other` of a share with the values that are `{top}`, `sides` of a balance with those of `{one}` side
   * and the other, `{two}`. Its evidence with `{language}`, and with `{count}`, `{word}` and `{score}`.
   */
  readonly words: Readonly<Record<Side | "sides", string>>;
  readonly wordsIn: string;
  readonly wordsScore: string;
  /** With `{text}`: a word as it was written. */
  readonly quoted: string;
  /** With `{name}`: one of several places. */
  readonly name: string;
  readonly none: {
    readonly nothing: string;
    /** With `{count}`. */
    readonly few: string;
    readonly noAnswers: string;
    /** With `{list}`; `period` is one of the list. */
    readonly compared: string;
    readonly period: string;
  };
  /** What was not read, and so not compared. */
  readonly uncompared: Readonly<Record<Unread, string>>;
}

export type Cause = "fell" | "rose" | "fellAt" | "roseAt" | "gained" | "lost" | "both" | "mixed" | "onlyOne";

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
  /** Rows that are left out, with `{count}`. */
  readonly more: string;
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
