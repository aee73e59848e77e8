/** What was read again, in place of what was read before: a chain keeps its `_id` and time, may change or go. */
import { groupOf, isContinuation } from "./columns/cells.ts";
import { idAt } from "./columns/chain-ids.ts";
import { timeSpan, UNKNOWN_TIME, type Columns } from "./columns/columns.ts";
import type { ReadRange } from "./coverage.ts";
import { mergeColumns } from "./columns/merge-columns.ts";
import { pickRows } from "./columns/pick-rows.ts";

/**
 * `before` and `fresh` as one, each chain once, as `fresh` has it. With `whole`, `fresh` is all there is of that
 * range: what else `before` holds of it is dropped.
 */
export function mergeReread(before: Columns, fresh: Columns, whole?: ReadRange): Columns {
  if (before.rows === 0) return fresh;
  const isReread = rereadRows(before, fresh);
  const isGone = whole === undefined ? () => false : rowsOf(before, whole);
  const kept = new Uint32Array(before.rows);
  let length = 0;
  for (let row = 0; row < before.rows; row++) if (!isGone(row) && !isReread(row)) kept[length++] = row;
  return mergeColumns([pickRows(before, kept.slice(0, length)), fresh]);
}

/** Tells the rows of chains that are in `fresh` too; ids are only compared where the times can be the same. */
function rereadRows({ time, ids }: Columns, fresh: Columns): (row: number) => boolean {
  const { first, last } = timeSpan(fresh) ?? { first: UNKNOWN_TIME, last: 0 };
  const read = new Set<string>();
  for (let row = 0; row < fresh.rows; row++) read.add(idAt(fresh.ids, fresh.time, row));
  return (row) => {
    const at = time[row] ?? UNKNOWN_TIME;
    const isNear = at === UNKNOWN_TIME || (at >= first && at <= last);
    return isNear && read.has(idAt(ids, time, row));
  };
}

/** Tells the rows that a range covers; those of unknown time belong to none. */
function rowsOf({ time, cell, codes, entries }: Columns, range: ReadRange): (row: number) => boolean {
  const { surveys, from, to } = range;
  const isAsked = entries.survey.map(({ id }) => surveys.length === 0 || surveys.includes(id));
  return (row) => {
    const at = time[row] ?? UNKNOWN_TIME;
    if (at === UNKNOWN_TIME || at < from || at > to) return false;
    return isAsked[codes.survey[groupOf(cell[row] ?? 0)] ?? 0] ?? false;
  };
}

/** How many chains of `wanted` are in the columns and in none of `parts`. */
export function chainsBeside(columns: Columns, wanted: ReadRange, parts: readonly ReadRange[]): number {
  const isWanted = rowsOf(columns, wanted);
  const isInPart = parts.map((part) => rowsOf(columns, part));
  let chains = 0;
  columns.cell.forEach((cell, row) => {
    if (!isContinuation(cell) && isWanted(row) && !isInPart.some((has) => has(row))) chains += 1;
  });
  return chains;
}
