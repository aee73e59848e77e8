/** Some rows of columns, and rows in another order. */
import { countChains, pickCells } from "./cells.ts";
import { pickIds } from "./chain-ids.ts";
import { UNKNOWN_TIME, type Columns } from "./columns.ts";
import { pickMetadata } from "./metadata-columns.ts";
import { orderByTime } from "./sort-by-time.ts";

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
