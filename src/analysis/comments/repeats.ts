/** Comments that say the same, as one. No count of anything changes by it. */
import type { CommentIndex, Comments } from "./comment-index.ts";

/** By line the comment that it shows, and how many it stands for. */
export interface Lines {
  readonly lines: Uint32Array<ArrayBuffer>;
  readonly counts: Uint32Array<ArrayBuffer>;
}

/** One line for each group of comments, where the first of them stands; comments without words have one each. */
export function linesOfRepeats(index: CommentIndex, comments: Comments): Lines {
  const alike = new Uint32Array(index.length);
  for (const comment of comments) {
    const first = index.repeatOf(comment);
    alike[first] = (alike[first] ?? 0) + 1;
  }
  const lines = new Uint32Array(comments.length);
  const counts = new Uint32Array(comments.length);
  let length = 0;
  for (const comment of comments) {
    const first = index.repeatOf(comment);
    const count = index.isWithoutWords(comment) ? 1 : (alike[first] ?? 0);
    if (count === 0) continue;
    alike[first] = 0;
    lines[length] = comment;
    counts[length++] = count;
  }
  return { lines: lines.slice(0, length), counts: counts.slice(0, length) };
}

/**
 * Groups comments that repeat each other, in the order in which they were given; one with words that is like no other is a
 * group by itself. Given newest first, the newest of each group is shown.
 */
export function groupRepeats(index: CommentIndex, comments: Comments) {
  const groups = new Map<number, [shown: number, ...others: number[]]>();
  /** Those without letters, digits and emoji. */
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
