/**
 * Answers as columns: one row an NPS answer, in typed arrays, sorted by time. What a chain says about itself
 * (survey, touchpoint, team, language, closed, version) and the question are one number, its group.
 * Seven bytes a row, one or two for each metadata key, eight for the chain's id. Plain data: it can be cloned,
 * transferred and stored.
 */
import type { SurveyVersion } from "../contract/queries.ts";
import type { PackedIds } from "./chain-ids.ts";
import type { MetadataColumn } from "./metadata-columns.ts";

/** Low four bits of `value`: a score from 0 to 10, or one of these. */
export const VALUE_BITS = 0x0f;
/** An answer of type NPS that is no whole number from 0 to 10. */
export const NOT_COUNTED = 11;
/** The row stands for a chain without any NPS answer. */
export const NO_ANSWER = 12;
/** Set on every row of a chain but its first. */
export const CONTINUATION = 0x10;
/** Set when the chain has a comment: a Text answer that is not blank. */
export const HAS_COMMENT = 0x20;

/** Cells that the rows of a group fall into: a value, and whether it is its chain's first row. */
export const CELLS = 32;
/** A row's cell within its group: these bits of `value`. */
export const CELL_BITS = VALUE_BITS | CONTINUATION;

/** The time of a row whose chain names no possible moment. Sorts last. */
export const UNKNOWN_TIME = 0xffff_ffff;

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

export interface Columns {
  readonly rows: number;
  readonly chains: number;
  /** Unix seconds, ascending, `UNKNOWN_TIME` last. Rows of one chain follow each other. */
  readonly time: Uint32Array<ArrayBuffer>;
  readonly group: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
  readonly value: Uint8Array<ArrayBuffer>;
  readonly entries: Readonly<Record<Dimension, readonly Entry[]>>;
  readonly codes: GroupCodes;
  /** By group. */
  readonly facts: readonly KnownFacts[];
  /** By row. */
  readonly ids: PackedIds;
  readonly metadata: readonly MetadataColumn[];
  /** Metadata keys with too many different values to slice by. */
  readonly tooVaried: readonly string[];
}

/** The entry that stands for "no question", in the rows of chains without an NPS answer. */
export const NO_QUESTION: Entry = { id: "", name: "" };

/** The first row whose time is not before `seconds`. */
export function rowAt(time: Uint32Array, seconds: number): number {
  let [low, high] = [0, time.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((time[middle] ?? UNKNOWN_TIME) < seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The times of the first and the last row whose time is known, or undefined when there is none. */
export function timeSpan({ time }: Columns): { readonly first: number; readonly last: number } | undefined {
  const known = rowAt(time, UNKNOWN_TIME);
  const [first, last] = [time[0], time[known - 1]];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** The buffers to transfer when columns go to another thread, which leaves them empty here. */
export function buffersOf({ time, group, value, codes, ids, metadata }: Columns): ArrayBuffer[] {
  const arrays = [
    time,
    group,
    value,
    ids.tails,
    ...Object.values(codes),
    ...metadata.map((key) => key.codes),
  ];
  return [...arrays, ...(ids.heads === undefined ? [] : [ids.heads])].map((array) => array.buffer);
}
