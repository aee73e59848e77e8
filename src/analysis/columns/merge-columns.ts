/**
 * Columns from several readings as one, and a part of columns by time. What was read later of a stretch of time
 * takes the place of what was read before: cut the stretch out of the old columns, then merge.
 */
import type { SecondBounds } from "../../lib/time/dates.ts";
import { bitsOf, cellOf, groupOf, isContinuation, narrowCells } from "./cells.ts";
import { withContinuations } from "./chain-ids.ts";
import { rowAt, UNKNOWN_TIME, type Columns } from "./columns.ts";
import { Groups } from "./groups.ts";
import { mergeAnswers, mergeMetadata } from "./merge-metadata.ts";
import { orderedByTime, pickRows } from "./pick-rows.ts";

/** The rows whose time lies within the bounds, both included. Rows of unknown time only where there is no bound. */
export function withinBounds(columns: Columns, { createdFrom, createdTo }: SecondBounds): Columns {
  const from = createdFrom === undefined ? 0 : rowAt(columns.time, createdFrom);
  const bounded = createdFrom !== undefined || createdTo !== undefined;
  const to = bounded
    ? rowAt(columns.time, Math.min(UNKNOWN_TIME, (createdTo ?? UNKNOWN_TIME) + 1))
    : columns.rows;
  return pickRows(
    columns,
    Uint32Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at),
  );
}

/** The rows whose time lies outside the bounds, both included. */
export function outsideBounds(columns: Columns, { createdFrom, createdTo }: Required<SecondBounds>): Columns {
  const from = rowAt(columns.time, createdFrom);
  const to = Math.max(from, rowAt(columns.time, Math.min(UNKNOWN_TIME, createdTo + 1)));
  const kept = columns.rows - (to - from);
  return pickRows(
    columns,
    Uint32Array.from({ length: kept }, (_, at) => (at < from ? at : at - from + to)),
  );
}

/**
 * All rows of the parts, which must have no chain in common: chains are not compared. Of an entry's names the one
 * in the last part stays.
 */
export function mergeColumns(parts: readonly Columns[]): Columns {
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  const groups = new Groups();
  const time = new Uint32Array(rows);
  const cell = new Uint32Array(rows);
  const chains = parts.reduce((sum, part) => sum + part.chains, 0);
  const ids = {
    heads: new Uint32Array(chains),
    tails: new Uint32Array(chains * 2),
    odd: new Map<number, string>(),
  };
  let [start, firstChain] = [0, 0];
  for (const part of parts) {
    const numbers = groups.adopt(part);
    time.set(part.time, start);
    ids.heads.set(headsOf(part), firstChain);
    ids.tails.set(part.ids.tails, firstChain * 2);
    for (const [chain, id] of part.ids.odd) ids.odd.set(firstChain + chain, id);
    part.cell.forEach((own, row) => (cell[start + row] = cellOf(numbers[groupOf(own)] ?? 0, bitsOf(own))));
    start += part.rows;
    firstChain += part.chains;
  }
  const { metadata, tooVaried } = mergeMetadata(parts);
  const answers = mergeAnswers(parts);
  return orderedByTime({
    rows,
    chains,
    time,
    cell: narrowCells(cell, groups.size),
    entries: groups.entries(),
    codes: groups.codes(),
    facts: groups.facts(),
    ids: withContinuations(ids, { time, cell }),
    metadata,
    tooVaried,
    ...(answers && { answers }),
  });
}

/** By chain the first eight digits of its id; where they are not kept, its time. */
const headsOf = ({ ids, time, cell }: Columns): Uint32Array =>
  ids.heads ?? time.filter((_, row) => !isContinuation(cell[row] ?? 0));
