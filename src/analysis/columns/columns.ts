/**
 * Answers as columns: one row an answer that is scored, mostly of type NPS, in typed arrays, sorted by time. What a chain says about itself
 * (survey, touchpoint, team, language, closed, version) and the question are one number, its group.
 * Six bytes a row, and one or two for what all metadata keys say together; eight a chain for its id, and four for each
 * of its rows but the first. Plain data: it can be cloned, transferred and stored.
 */
import type { SurveyVersion } from "../../contract/queries.ts";
import type { AnswerColumns } from "./answer-builder.ts";
import { isContinuation, type CellColumn } from "./cells.ts";
import { type PackedIds, lowerBound } from "./chain-ids.ts";
import type { MetadataColumn } from "./metadata-columns.ts";
import type { Metric, MetricValue } from "../metric/metric.ts";

/** The time of a row whose chain names no possible moment. Sorts last. */
export const UNKNOWN_TIME = 0xffff_ffff;

/** When a chain was made, as a column keeps it: whole unix seconds. */
export const secondOf = (createdAt: number): number =>
  createdAt >= 0 && createdAt < UNKNOWN_TIME ? Math.floor(createdAt) : UNKNOWN_TIME;

/** What groups are made of and numbers are broken down by. */
export const DIMENSIONS = ["survey", "touchpoint", "team", "language", "question"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** An identifier with the name that came with it, empty where chains carry none (surveys, questions, languages). */
export interface Entry {
  readonly id: string;
  readonly name: string;
}

/** For each group its code in each dimension: the index into that dimension's entries. */
export type GroupCodes = Readonly<Record<Dimension, Uint32Array<ArrayBuffer>>>;

/** What the API only filters by, known where the reading query asked for it. */
export interface KnownFacts {
  readonly isClosed?: boolean | undefined;
  readonly surveyVersion?: SurveyVersion | undefined;
}

/** What the rows of a group have in common beside its codes. */
export interface GroupFacts extends KnownFacts {
  /** Which eleven of the values of a metric its cells have; absent for the first. */
  readonly page?: number;
}

/** The metric that columns were read for, and the values that its answers have, each by its place. */
export interface Scored {
  readonly metric: Metric;
  readonly values: readonly MetricValue[];
}

export interface Columns {
  readonly rows: number;
  readonly chains: number;
  /** Unix seconds, ascending, `UNKNOWN_TIME` last. Rows of one chain follow each other. */
  readonly time: Uint32Array<ArrayBuffer>;
  /** By row: its group and what it counts as, see `cells.ts`. */
  readonly cell: CellColumn;
  readonly entries: Readonly<Record<Dimension, readonly Entry[]>>;
  readonly codes: GroupCodes;
  /** By group. */
  readonly facts: readonly GroupFacts[];
  /** By chain: `idAt` tells that of a row. */
  readonly ids: PackedIds;
  readonly metadata: readonly MetadataColumn[];
  /** Metadata keys with too many different values to slice by. */
  readonly tooVaried: readonly string[];
  /** Whether there were more metadata keys than are kept, those that come first by name. */
  readonly hasMoreKeys: boolean;
  /** What the rows are answers to, where it is not NPS. */
  readonly scored?: Scored;
  /** Answers to questions other than those; absent where they were not read. */
  readonly answers?: AnswerColumns;
  /** By row the page of the list that it came with, from 0, while pages are read. */
  readonly pages?: Uint32Array<ArrayBuffer>;
}

/** The entry that stands for "no question", in the rows of chains without an answer. */
export const NO_QUESTION: Entry = { id: "", name: "" };

/** The first row whose time is not before `seconds`. */
export const rowAt = (time: Uint32Array, seconds: number): number => lowerBound(time, seconds);

/** The times of the first and the last row whose time is known, or undefined when there is none. */
export function timeSpan({ time }: Columns): { readonly first: number; readonly last: number } | undefined {
  const known = rowAt(time, UNKNOWN_TIME);
  const [first, last] = [time[0], time[known - 1]];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** How many chains name no possible moment: they are in every number but those of a stretch of time. */
export function undatedChains({ time, cell }: Columns): number {
  let undated = 0;
  for (let row = rowAt(time, UNKNOWN_TIME); row < time.length; row += 1)
    if (!isContinuation(cell[row] ?? 0)) undated += 1;
  return undated;
}

/** The buffers to transfer when columns go to another thread, which leaves them empty here: each once. */
export function buffersOf({ time, cell, codes, ids, metadata, answers, pages }: Columns): ArrayBuffer[] {
  const arrays = [
    time,
    cell,
    ids.tails,
    ids.continuations,
    ...(ids.heads === undefined ? [] : [ids.heads]),
    ...(pages === undefined ? [] : [pages]),
    ...Object.values(codes),
    ...[...metadata, ...(answers?.columns ?? [])].flatMap((key) => [key.codes, key.combinations]),
  ];
  return [...new Set(arrays.map(({ buffer }) => buffer))];
}
