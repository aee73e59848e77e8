/**
 * The pass over the rows: nothing but counting, into typed arrays. Rows are counted by cell (group and value) whether
 * they pass the filters or not: which cells do is decided afterwards, once a cell instead of once a row. Only what
 * is crossed with time or metadata asks for each row.
 */
import { CELLS, VALUE_BITS } from "./cells.ts";
import type { Columns } from "./columns.ts";
import type { MetadataColumn } from "./metadata-columns.ts";
import { BUCKETS, MAX_PACKED, unpackInto } from "./packed-buckets.ts";
import { METADATA_BIT, type CompiledFilter } from "./slice-filter.ts";
import type { Segment } from "./slice-segments.ts";
import { TALLY_STRIDE } from "./tally.ts";

/** Hours of a week, Monday 0:00 first; behind them one place for what lies outside the grid. */
export const HOURS = 168;
/** Unix time starts on a Thursday: this many hours after the Monday before it. */
const FIRST_HOUR = 72;

export interface Counters {
  /** Rows by cell: those within bounds and brush that pass the filters on metadata. */
  readonly cells: Uint32Array;
  /** Takes the rows outside the brush, which only the trend counts. */
  readonly ignored: Uint32Array;
  /** Buckets by period of what passes all filters but the brush; the last are for rows outside every period. */
  readonly periods: Uint32Array;
  /** Buckets by hour of the week of what passes all filters. */
  readonly hours: Uint32Array;
  /** Tallies by code of the metadata key that the breakdown is by, of what passes all filters but that key's. */
  readonly metadata: Uint32Array;
}

/** Counters at 0. */
export const createCounters = (groups: number, periods: number, metadataValues: number): Counters => ({
  cells: new Uint32Array(groups * CELLS),
  ignored: new Uint32Array(groups * CELLS),
  periods: new Uint32Array((periods + 1) * BUCKETS),
  hours: new Uint32Array((HOURS + 1) * BUCKETS),
  metadata: new Uint32Array((metadataValues + 1) * TALLY_STRIDE),
});

/** Counts the rows of one segment. `column` is that of the metadata key that the breakdown is by. */
export function countSegment(
  columns: Columns,
  filter: CompiledFilter,
  { from, to, period, offset, inBrush }: Segment,
  column: MetadataColumn | undefined,
  counters: Counters,
): void {
  const { time } = columns;
  const counted = inBrush ? counters.cells : counters.ignored;
  let row = from;
  while (row < to) {
    const hour = offset === undefined ? undefined : Math.floor(((time[row] ?? 0) + offset) / 3600);
    const hourEnd = hour === undefined || offset === undefined ? Infinity : (hour + 1) * 3600 - offset;
    const start = row;
    const last = Math.min(to, row + MAX_PACKED);
    while (row < last && (time[row] ?? 0) < hourEnd) row++;
    const packed =
      filter.rows === undefined
        ? countRun(columns, filter.packed, start, row, counted)
        : countMasked(columns, filter.packed, filter.rows, start, row, counted);
    unpackInto(counters.periods, period, packed);
    if (inBrush) unpackInto(counters.hours, hour === undefined ? HOURS : (hour + FIRST_HOUR) % HOURS, packed);
  }
  if (!inBrush || column === undefined) return;
  if (filter.rows === undefined) countMetadata(columns, filter.cells, from, to, column, counters.metadata);
  else countMaskedMetadata(columns, filter.cells, filter.rows, from, to, column, counters.metadata);
}

// What follows are the hot loops. A condition on whether there is a mask would triple their time, so each comes
// twice; that adding 0 costs less than a jump is why they do. A function of another module is called anew for each
// row and would double it, so bits are masked here.

/** Counts a run of rows by cell; returns the packed buckets of what passes all filters. */
function countRun(
  { cell }: Columns,
  packed: Uint32Array,
  from: number,
  to: number,
  counted: Uint32Array,
): number {
  let sum = 0;
  for (let row = from; row < to; row++) {
    const own = cell[row] ?? 0;
    counted[own] = (counted[own] ?? 0) + 1;
    sum = (sum + (packed[own] ?? 0)) | 0;
  }
  return sum;
}

function countMasked(
  { cell }: Columns,
  packed: Uint32Array,
  rows: Uint8Array,
  from: number,
  to: number,
  counted: Uint32Array,
): number {
  let sum = 0;
  for (let row = from; row < to; row++) {
    const own = cell[row] ?? 0;
    const passes = rows[row] === 0 ? 1 : 0;
    counted[own] = (counted[own] ?? 0) + passes;
    sum = (sum + ((packed[own] ?? 0) & -passes)) | 0;
  }
  return sum;
}

/** Counts a run of rows by code and value. */
function countMetadata(
  { cell }: Columns,
  cells: Uint8Array,
  from: number,
  to: number,
  { codes, combinations }: MetadataColumn,
  metadata: Uint32Array,
): void {
  for (let row = from; row < to; row++) {
    const own = cell[row] ?? 0;
    const at = (codes[combinations[row] ?? 0] ?? 0) * TALLY_STRIDE + (own & VALUE_BITS);
    metadata[at] = (metadata[at] ?? 0) + (cells[own] === 0 ? 1 : 0);
  }
}

function countMaskedMetadata(
  { cell }: Columns,
  cells: Uint8Array,
  rows: Uint8Array,
  from: number,
  to: number,
  { codes, combinations }: MetadataColumn,
  metadata: Uint32Array,
): void {
  for (let row = from; row < to; row++) {
    const own = cell[row] ?? 0;
    const at = (codes[combinations[row] ?? 0] ?? 0) * TALLY_STRIDE + (own & VALUE_BITS);
    const bits = (cells[own] ?? 0) | ((rows[row] ?? 0) & ~METADATA_BIT);
    metadata[at] = (metadata[at] ?? 0) + (bits === 0 ? 1 : 0);
  }
}
