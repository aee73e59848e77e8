/** The newest chains of columns, to tell from them what has come since. */
import { idAt } from "./chain-ids.ts";
import { groupOf } from "./cells.ts";
import { rowAt, UNKNOWN_TIME, type Columns } from "./columns.ts";

/**
 * When the newest chain of `surveys`, or of all where none is named, began, in unix seconds, with the ids of all chains of that
 * second; undefined, and no ids, where there are none.
 */
export function newestChains({ time, cell, codes, entries, ids }: Columns, surveys: readonly string[]) {
  const isAsked = entries.survey.map(({ id }) => surveys.length === 0 || surveys.includes(id));
  let row = rowAt(time, UNKNOWN_TIME) - 1;
  while (row >= 0 && isAsked[codes.survey[groupOf(cell[row] ?? 0)] ?? 0] !== true) row--;
  const newest = time[row];
  const found = new Set<string>();
  if (newest === undefined) return { newest, ids: found };
  for (let at = rowAt(time, newest); time[at] === newest; at++) found.add(idAt(ids, time, at));
  return { newest, ids: found };
}
