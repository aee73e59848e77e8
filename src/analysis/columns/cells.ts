/**
 * What a row counts as, in one number, its cell: the group in the upper bits, in the lower six the value, whether the
 * row carries on a chain, and whether the chain has a comment. Rows of a cell are the same for every filter but
 * those on time and metadata, so they can be counted first and filtered afterwards.
 */

/** Low four bits of a cell: the place of a value among eleven, which of NPS is its score, or one of these. */
export const VALUE_BITS = 0x0f;
/** An answer that is not on the scale: of NPS, one that is no whole number from 0 to 10. */
export const NOT_COUNTED = 11;
/** The row stands for a chain without any answer. */
export const NO_ANSWER = 12;
/** Set on every row of a chain but its first. */
export const CONTINUATION = 0x10;
/** Set when the chain has a comment: a Text answer that is not blank. */
export const HAS_COMMENT = 0x20;

/** Bits below the group. */
export const GROUP_SHIFT = 6;
/** Cells of one group. */
export const CELLS = 1 << GROUP_SHIFT;

/** Cells by row: two bytes each up to 1,024 groups, else four. */
export type CellColumn = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

// Functions for all but the hottest loops: these mask the bits themselves, as a function of another module is called
// anew for each row, which takes twice the time.

/** The cell of a group, below 2²⁶; `bits` are the lower six. */
export const cellOf = (group: number, bits: number): number => ((group << GROUP_SHIFT) | bits) >>> 0;

export const groupOf = (cell: number): number => cell >>> GROUP_SHIFT;

/** The lower six bits. */
export const bitsOf = (cell: number): number => cell & (CELLS - 1);

/** The place of a value, `NOT_COUNTED` or `NO_ANSWER`. */
export const valueOf = (cell: number): number => cell & VALUE_BITS;

export const isContinuation = (cell: number): boolean => (cell & CONTINUATION) !== 0;

export const hasComment = (cell: number): boolean => (cell & HAS_COMMENT) !== 0;

/** How many chains the rows belong to: each has one first row. */
export function countChains(cells: CellColumn): number {
  let chains = 0;
  for (let row = 0; row < cells.length; row++) if (!isContinuation(cells[row] ?? 0)) chains += 1;
  return chains;
}

/** Whether two bytes each are enough for cells of so many groups. */
const areNarrow = (groups: number): boolean => groups * CELLS <= 0x1_0000;

/** A copy of cells of so many groups, as narrow as may be. */
export const narrowCells = (cells: CellColumn, groups: number): CellColumn =>
  areNarrow(groups) ? new Uint16Array(cells) : new Uint32Array(cells);

/** The cells of `rows`, in that order. */
export function pickCells(cells: CellColumn, groups: number, rows: Uint32Array): CellColumn {
  const picked = areNarrow(groups) ? new Uint16Array(rows.length) : new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at++) picked[at] = cells[rows[at] ?? 0] ?? 0;
  return picked;
}
