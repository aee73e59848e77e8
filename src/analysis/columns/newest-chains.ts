/** The newest chains of columns, to tell from them what has come since. */
import { idAt } from "./chain-ids.ts";
import { groupOf } from "./cells.ts";
import { rowAt, UNKNOWN_TIME, type Columns } from "./columns.ts";

export interface NewestChains {
  /** Unix seconds; undefined where there are none. */
  readonly newest: number | undefined;
  /** The `_id`s of all chains of that second. */
  readonly ids: ReadonlySet<string>;
}

/** The newest chains of `surveys`, or of all where none is named, and whatever else is of the same second. */
export function newestChains(
  { time, cell, codes, entries, ids }: Columns,
  surveys: readonly string[],
): NewestChains {
  const isAsked = entries.survey.map(({ id }) => surveys.length === 0 || surveys.includes(id));
  let row = rowAt(time, UNKNOWN_TIME) - 1;
  while (row >= 0 && isAsked[codes.survey[groupOf(cell[row] ?? 0)] ?? 0] !== true) row--;
  const newest = time[row];
  const found = new Set<string>();
  if (newest === undefined) return { newest, ids: found };
  for (let at = rowAt(time, newest); time[at] === newest; at++) found.add(idAt(ids, time, at));
  return { newest, ids: found };
}
