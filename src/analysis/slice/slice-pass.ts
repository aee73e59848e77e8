/**
 * The pass over the rows: nothing but counting, into typed arrays. Rows are counted by cell (group and value) whether
 * they pass the filters or not: which cells do is decided afterwards, once a cell instead of once a row. Only what
 * is crossed with time or metadata asks for each row.
 */
import { CELLS } from "../columns/cells.ts";
import type { Columns } from "../columns/columns.ts";
import { METADATA_STRIDE, type MetadataBreakdown } from "./metadata-breakdown.ts";
import { BUCKETS, MAX_PACKED, unpackInto } from "./tally.ts";
import type { RowMask } from "./row-mask.ts";
import type { CompiledFilter } from "./slice-filter.ts";
import type { Segment } from "./time-grid.ts";

/** Hours of a week, Monday 0:00 first; behind them one place for what lies outside the grid. */
export const HOURS = 168;
/** Unix time starts on a Thursday: this many hours after the Monday before it. */
const FIRST_HOUR = 72;

export type Counters = ReturnType<typeof createCounters>;

/** Counters at 0. */
export const createCounters = (groups: number, periods: number, metadataValues: number) => ({
  /** Rows by cell: those within bounds and brush that pass the filters on metadata. */
  cells: new Uint32Array(groups * CELLS),
  /** Takes the rows outside the brush, which only the trend counts. */
  ignored: new Uint32Array(groups * CELLS),
  /** Buckets by period of what passes all filters but the brush; the last are for rows outside every period. */
  periods: new Uint32Array((periods + 1) * BUCKETS),
  /** Buckets by hour of the week of what passes all filters. */
  hours: new Uint32Array((HOURS + 1) * BUCKETS),
  /** Tallies by code of the metadata key that the breakdown is by, of what passes all filters but that key's. */
  metadata: new Uint32Array((metadataValues + 1) * METADATA_STRIDE),
});

/** Counts the rows of one segment. */
export function countSegment(
  columns: Columns,
  filter: CompiledFilter,
  { from, to, period, offset, inBrush }: Segment,
  breakdown: MetadataBreakdown | undefined,
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
      filter.mask === undefined
        ? countRun(columns, filter.packed, start, row, counted)
        : countMasked(columns, filter.packed, filter.mask, start, row, counted);
    unpackInto(counters.periods, period, packed);
    if (inBrush) unpackInto(counters.hours, hour === undefined ? HOURS : (hour + FIRST_HOUR) % HOURS, packed);
  }
  if (!inBrush || breakdown === undefined) return;
  const { mask } = breakdown;
  if (mask === undefined) countMetadata(columns, breakdown, from, to, counters.metadata);
  else countMaskedMetadata(columns, breakdown, mask, from, to, counters.metadata);
}

// What follows are the hot loops. A condition on whether there is a mask would triple their time, so each comes
// twice; that adding 0 costs less than a jump is why they do.

/** Counts a run of rows by cell; returns the packed buckets of what passes all filters. */
function countRun({ cell }: Columns, packed: Uint32Array, from: number, to: number, counted: Uint32Array) {
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
  { index, passing }: RowMask,
  from: number,
  to: number,
  counted: Uint32Array,
): number {
  let sum = 0;
  for (let row = from; row < to; row++) {
    const own = cell[row] ?? 0;
    const passes = passing[index[row] ?? 0] ?? 0;
    counted[own] = (counted[own] ?? 0) + passes;
    sum = (sum + ((packed[own] ?? 0) & -passes)) | 0;
  }
  return sum;
}

/** Counts a run of rows by the metadata value that the breakdown is by. */
function countMetadata(
  { cell }: Columns,
  { combinations, tallies, places }: MetadataBreakdown,
  from: number,
  to: number,
  metadata: Uint32Array,
): void {
  for (let row = from; row < to; row++) {
    const at = (tallies[combinations[row] ?? 0] ?? 0) + (places[cell[row] ?? 0] ?? 0);
    metadata[at] = (metadata[at] ?? 0) + 1;
  }
}

function countMaskedMetadata(
  { cell }: Columns,
  { combinations, tallies, places }: MetadataBreakdown,
  { index, passing }: RowMask,
  from: number,
  to: number,
  metadata: Uint32Array,
): void {
  for (let row = from; row < to; row++) {
    const at = (tallies[combinations[row] ?? 0] ?? 0) + (places[cell[row] ?? 0] ?? 0);
    metadata[at] = (metadata[at] ?? 0) + (passing[index[row] ?? 0] ?? 0);
  }
}
