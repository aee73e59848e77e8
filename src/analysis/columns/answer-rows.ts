/**
 * NPS answers as rows of numbers, which is how a stream of all answers has them: one row an answer, and one for a chain
 * without any. The rows of a chain follow one another, also from one batch to the next, and no chain comes twice.
 */
import type { GroupedChain } from "./groups.ts";

/** What rows have in common. */
export interface RowKind extends Omit<GroupedChain, "createdAt"> {
  /** Undefined in rows of chains without an NPS answer. */
  readonly questionId: string | undefined;
}

/** Texts in UTF-8: each begins where `offsets` says, and ends where the next one begins. */
export interface RowTexts {
  readonly offsets: Int32Array;
  readonly bytes: Uint8Array;
}

export interface AnswerRows {
  readonly length: number;
  /** By row: unix seconds. */
  readonly time: Float64Array;
  /** By row: 1 where it carries on the chain of the row before it. */
  readonly carriesOn: Uint8Array;
  /** By row: the three numbers of its chain's id, see `packId`. */
  readonly ids: Uint32Array;
  /** The ids of any other shape, by row. */
  readonly oddIds: ReadonlyMap<number, string>;
  /** By row: the place of its kind among all kinds, of which each is there. */
  readonly kind: Uint32Array;
  /** The very same array from batch to batch, which only grows. */
  readonly kinds: readonly RowKind[];
  /** By row: `valueNum`, NaN where there is none. */
  readonly value: Float64Array;
  /** By row: 1 where its chain has a comment. */
  readonly hasComment: Uint8Array;
  /** By row: its chain's metadata as JSON. */
  readonly metadata: RowTexts;
}

/** The kinds that these rows are of, by their places, each with the time of its last row: rows ascend by time. */
export function datedKinds({ length, kind, kinds, time }: AnswerRows) {
  const last = new Float64Array(kinds.length).fill(Number.NaN);
  for (let at = 0; at < length; at += 1) last[kind[at] ?? 0] = time[at] ?? 0;
  return kinds.flatMap((content, place) => {
    const createdAt = last[place] ?? Number.NaN;
    return Number.isNaN(createdAt) ? [] : [{ ...content, place, createdAt }];
  });
}
