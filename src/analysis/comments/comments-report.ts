/**
 * One description of comments: what filters select, what a search finds of it, and what can be counted. Plain JSON; the
 * command line and assistants show this object, the screen the same figures. Lists that were not asked for are left out.
 */
import type { Moment } from "../report-beside.ts";
import type { Report, ReportStretch } from "../report.ts";
import type { Interval } from "../score.ts";
import type { Code, CommentFigures } from "./codes.ts";
import type { Companion } from "./company.ts";
import type { ShownLine } from "./concordance.ts";
import type { KeyWord } from "./keyness.ts";

/** Names the shape of the object; another number is another shape. */
export const COMMENTS_SCHEMA = "urn:earshot:comments:1";

export interface ToldComment {
  readonly text: string;
  readonly score: number | null;
  /** The respondent's. */
  readonly language: string;
  readonly createdAt: Moment;
}

export interface ToldCode extends Code, CommentFigures {
  readonly difference: (Interval & { readonly value: number }) | null;
  readonly trend: readonly (ReportStretch & { readonly comments: number; readonly share: number | null })[];
  /** Of the sample; the limits are those of the code's share of what is in view, 0 to 1, null where that is nothing. */
  readonly inSample?: {
    readonly comments: number;
    readonly low: number | null;
    readonly high: number | null;
  };
}

export interface CommentsReport {
  readonly schema: typeof COMMENTS_SCHEMA;
  readonly filters: Report["filters"];
  readonly zone: string;
  readonly readAt: Moment;
  readonly complete: boolean;
  readonly responses: number;
  readonly comments: number;
  readonly withoutWords: number;
  readonly languages: readonly { readonly language: string; readonly comments: number }[];
  readonly find: ({ readonly query: string } & CommentFigures) | null;
  readonly found?: readonly ToldComment[];
  readonly repeats?: readonly {
    readonly text: string;
    readonly count: number;
    readonly score: number | null;
    readonly interval: Interval | null;
    readonly newest: Moment;
  }[];
  readonly codes?: readonly ToldCode[];
  readonly notCoded: Pick<CommentFigures, "comments" | "share"> | null;
  readonly sides?: {
    readonly one: { readonly name: string; readonly comments: number };
    readonly other: { readonly name: string; readonly comments: number };
    readonly words: readonly KeyWord[];
  };
  readonly context?: readonly ShownLine[];
  readonly company?: readonly Companion[];
  readonly sample?: readonly ToldComment[];
  readonly similar?: readonly {
    readonly text: string;
    readonly score: number | null;
    readonly likeness: number;
  }[];
}
