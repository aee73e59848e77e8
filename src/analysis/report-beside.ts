/** What a report tells beside its findings: events, a target, moments, and how its numbers were made. */
import type { Interval } from "./score.ts";
import type { TargetState } from "./target.ts";

/** An event, and what followed it: no more than that. */
export interface ToldEvent {
  /** A calendar date. */
  readonly at: string;
  readonly name: string;
  /** The pooled answers of as many periods before it as after it. */
  readonly before: ToldSide;
  readonly after: ToldSide;
  /** After minus before; null where there are too few periods to compare. */
  readonly difference: (Interval & { readonly value: number }) | null;
  /** Whether the difference is more than chance gives, among those of all events. */
  readonly clear: boolean;
}

interface ToldSide {
  readonly score: number | null;
  readonly answers: number;
}

export interface ToldTarget {
  readonly value: number;
  readonly state: TargetState;
}

/** A moment twice: in unix seconds, and as ISO 8601 in the report's zone. */
export interface Moment {
  readonly unix: number;
  readonly iso: string;
}

/** What a professional reader checks (the disclosure elements of AAPOR, ISO 20252). */
export interface ToldMethod {
  /** Those of which answers were counted, by survey and place. */
  readonly questions: readonly ToldQuestion[];
  /** Answers by the language of their respondent, most first. */
  readonly languages: readonly { readonly language: string; readonly answers: number }[];
  /** The first and the last response that matches; null without any. */
  readonly first: Moment | null;
  readonly last: Moment | null;
  /** Responses by the version of their survey; empty where it is not known. */
  readonly versions: readonly { readonly version: number; readonly responses: number }[];
  /** Responses that can no longer be edited, and those that can; null where it is not known. */
  readonly closed: number | null;
  readonly open: number | null;
  readonly notCounted: readonly { readonly reason: "outside the scale"; readonly answers: number }[];
  /** Rows of too few answers to be told from the rest, where a breakdown has such. */
  readonly heldBack: readonly {
    readonly dimension: string;
    readonly rows: number;
    readonly answers: number;
  }[];
  /** Codes that answers are broken down or narrowed by, each with what a check by a person found; null for none. */
  readonly codes?: readonly {
    readonly name: string;
    readonly find: string;
    readonly check: ToldCheck | null;
  }[];
  readonly weighting: "none";
  /** What was used for this report, by the names that are published. */
  readonly methods: readonly PublishedMethod[];
  readonly software: { readonly name: "Earshot"; readonly version: string };
  /** What no API tells: for who makes the report to add. */
  readonly untold: readonly Untold[];
}

/** Of a sample read: of `of` comments with the code `fit` fit, of `without` that lack it `missed` should have it. */
interface ToldCheck {
  readonly fit: number;
  readonly of: number;
  readonly missed: number;
  readonly without: number;
}

export interface ToldQuestion {
  readonly survey: string;
  readonly id: string;
  readonly type: string;
  /** In the language asked for, else in the first that it has: in `language`. */
  readonly title: string;
  readonly language: string;
  /** Each language that it has, with the answers counted that were given in it. */
  readonly languages: readonly {
    readonly language: string;
    readonly title: string;
    readonly answers: number;
  }[];
  readonly scale: readonly (number | string)[] | null;
  /** In its survey, from 1. */
  readonly place: number;
}

export interface PublishedMethod {
  readonly name: string;
  readonly source: string;
}

export const UNTOLD = ["population", "recruitment", "response rate", "sponsor"] as const;
export type Untold = (typeof UNTOLD)[number];

/** What the maker of a report knows, and no API tells. */
export type ToldByHand = Readonly<Partial<Record<Untold, string>>>;
