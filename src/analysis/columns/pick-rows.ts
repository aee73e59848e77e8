/** Some rows of columns, and rows in another order. */
import { countChains, pickCells } from "./cells.ts";
import { pickIds } from "./chain-ids.ts";
import { UNKNOWN_TIME, type Columns } from "./columns.ts";
import { pickMetadata } from "./metadata-columns.ts";

/** The very same columns where their rows are in order already. */
export function orderedByTime(columns: Columns): Columns {
  const order = orderByTime(columns.time);
  return order === undefined ? columns : pickRows(columns, order);
}

/** The columns of some rows, in the order given; all rows of each chain, one after the other. */
export function pickRows(columns: Columns, rows: Uint32Array<ArrayBuffer>): Columns {
  const { answers, pages, ...others } = columns;
  const time = rows.map((row) => columns.time[row] ?? UNKNOWN_TIME);
  const cell = pickCells(columns.cell, columns.facts.length, rows);
  return {
    ...others,
    rows: rows.length,
    chains: countChains(cell),
    time,
    cell,
    ids: pickIds(columns.ids, columns.cell, rows, { time, cell }),
    metadata: pickMetadata(columns.metadata, rows),
    ...(answers && { answers: { ...answers, columns: pickMetadata(answers.columns, rows) } }),
    ...(pages && { pages: rows.map((row) => pages[row] ?? 0) }),
  };
}

/** Row numbers by ascending time, a chain's together (stable); undefined where the rows are in order already. */
function orderByTime(time: Uint32Array): Uint32Array<ArrayBuffer> | undefined {
  if (isAscending(time)) return undefined;
  const rows = time.length;
  let from = Uint32Array.from({ length: rows }, (_, row) => row);
  let to = new Uint32Array(rows);
  // Radix sort, least significant digit first: four passes whatever the order, where comparing takes twenty.
  for (let shift = 0; shift < 32; shift += 8) {
    const starts = digitStarts(time, shift);
    for (const row of from) {
      const digit = ((time[row] ?? 0) >>> shift) & 0xff;
      const at = starts[digit] ?? 0;
      starts[digit] = at + 1;
      to[at] = row;
    }
    [from, to] = [to, from];
  }
  return from;
}

function isAscending(time: Uint32Array): boolean {
  let before = 0;
  for (let row = 0; row < time.length; row++) {
    const now = time[row] ?? 0;
    if (now < before) return false;
    before = now;
  }
  return true;
}

function digitStarts(time: Uint32Array, shift: number): Uint32Array {
  const starts = new Uint32Array(257);
  for (let row = 0; row < time.length; row++) {
    const next = (((time[row] ?? 0) >>> shift) & 0xff) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let digit = 1; digit < 256; digit++) starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  return starts;
}
