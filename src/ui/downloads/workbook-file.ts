/** A workbook: one sheet of rows, and on request one about them. Loaded when the first one is asked for. */
import writeWorkbook, { type Cell as SheetCell } from "write-excel-file/universal";
import { nextTask } from "../../lib/next-task.ts";
import { TooManyRows, type Cell, type TableContents, type Writing } from "./table-file.ts";

/** What a sheet holds below its headers, and a cell in letters: Excel's limits. */
const MOST_ROWS = 1_048_575;
const LONGEST_TEXT = 32_767;
const STRETCH = 500;

export interface SheetNames {
  readonly rows: string;
  readonly about: string;
}

/** Throws `TooManyRows` where a sheet can't hold them all. */
export async function workbookFile<Row>(
  { rows, count, columns, provenance }: TableContents<Row>,
  names: SheetNames,
  { signal, onWritten }: Writing,
): Promise<Blob> {
  if (count > MOST_ROWS) throw new TooManyRows(MOST_ROWS);
  const data: SheetCell[][] = [columns.map(({ header }) => ({ ...sheetCell(header), fontWeight: "bold" }))];
  for (const row of rows) {
    data.push(columns.map(({ cell, isTime }) => (isTime === true ? timeCell : sheetCell)(cell(row))));
    if (data.length % STRETCH !== 0) continue;
    onWritten(data.length);
    await nextTask();
    signal.throwIfAborted();
  }
  const sheet = {
    sheet: names.rows,
    data,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  };
  const about = {
    sheet: names.about,
    data: provenance.map((fact) => fact.map(sheetCell)),
    columns: [{ width: 20 }, { width: 60 }],
  };
  return writeWorkbook(provenance.length === 0 ? [sheet] : [sheet, about], {
    features: [{ files: { transform: { "xl/worksheets/sheet{id}.xml": { transform: withTextsInPlace } } } }],
  }).toBlob();
}

/** Texts before it have a sign, say nothing, or are of times that Excel counts wrongly or not at all. */
const FIRST_DAY = "1900-03-01";

/** A time on clocks of the column's zone: cells know of none. */
function timeCell(cell: Cell) {
  if (cell === "") return null;
  if (typeof cell === "number" || cell < FIRST_DAY) return sheetCell(cell);
  const value = new Date(`${cell.slice(0, 19).replace(" ", "T")}Z`);
  return { value, type: Date, format: "yyyy-mm-dd hh:mm:ss" };
}

/** Texts are typed as such, so that none is a formula. */
function sheetCell(cell: Cell) {
  if (typeof cell === "number") return { value: cell, type: Number };
  if (cell in Object.prototype) return { value: IN_PLACE + cell, type: "Formula" as const };
  const text = cell.length > LONGEST_TEXT ? `${cell.slice(0, LONGEST_TEXT - 1)}…` : cell;
  return { value: escaped(text), type: String };
}

/** `_xHHHH_` stands in a cell for what XML can't hold or reads as something else (ECMA-376, 22.9.2.19). */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(
      /_(?=x[\da-f]{4}_)|(?![\t\n])\p{Cc}|[\uFDD0-\uFDEF\uFFFD-\uFFFF]/giu,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
    );

/** Stands before the few texts that the library's index of texts, a plain object, takes for its own members. */
const IN_PLACE = "\uE000";

/** A sheet in which those stand in their cells: a formula's cell is the only one that takes text as it is. */
const withTextsInPlace = (xml: string): string =>
  xml.replaceAll(
    new RegExp(`<c ([^>]*)><f>${IN_PLACE}(\\w+)</f></c>`, "g"),
    '<c $1 t="inlineStr"><is><t>$2</t></is></c>',
  );
