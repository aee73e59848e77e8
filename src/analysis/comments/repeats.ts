/** Comments that say the same, as one. No count of anything changes by it. */
import type { CommentIndex, Comments } from "./comment-index.ts";

/** Comments that repeat each other, in the order in which they were given: the first is shown. */
export type Repeat = readonly [shown: number, ...others: number[]];

export interface GroupedComments {
  /** Every comment with words is in one of them, one that is like no other by itself. In the order of what is shown. */
  readonly repeats: readonly Repeat[];
  /** Those without letters, digits and emoji. */
  readonly withoutWords: readonly number[];
}

/** Groups comments; given newest first, the newest of each group is shown. */
export function groupRepeats(index: CommentIndex, comments: Comments): GroupedComments {
  const groups = new Map<number, [number, ...number[]]>();
  const withoutWords: number[] = [];
  for (const comment of comments) {
    const key = index.repeatOf(comment);
    const group = groups.get(key);
    if (group !== undefined) group.push(comment);
    else if (index.isWithoutWords(comment)) withoutWords.push(comment);
    else groups.set(key, [comment]);
  }
  return { repeats: [...groups.values()], withoutWords };
}
