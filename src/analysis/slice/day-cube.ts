/**
 * Counts by day and touchpoint, summed up from the first day on: any range of days is then one subtraction. Made in
 * one pass for all the other filters; while the person drags through time or picks touchpoints, nothing is counted.
 */
import { CONTINUATION, GROUP_SHIFT, NOT_COUNTED, VALUE_BITS } from "../columns/cells.ts";
import { rowAt, UNKNOWN_TIME, type Columns } from "../columns/columns.ts";
import type { Period } from "../../lib/time/periods.ts";
import type { RowMask } from "./row-mask.ts";
import { CHAIN_BITS, compileFilter, type SliceFilter } from "./slice-filter.ts";

/** Counters of one day and touchpoint: eleven scores, not counted, and chains. */
export const CUBE_STRIDE = 13;
const CHAINS = 12;

/** At most this many counters, 32 MB: more touchpoints than that are sliced row by row. */
const MAX_COUNTERS = 8_000_000;

export interface DayCube {
  /** Unix seconds at which the days start, and the end of the last one. */
  readonly starts: readonly number[];
  /** Ids in the order of the counters. */
  readonly touchpoints: readonly string[];
  /** For each of `starts` and each touchpoint, what had come before: one more than there are days. */
  readonly sums: Uint32Array;
}

/**
 * The cube of what passes the filter, whose bounds, brush and touchpoints are left aside. `days` come from
 * `periodsBetween` with the unit day. Undefined where it would be too large.
 */
export function dayCube(columns: Columns, filter: SliceFilter, days: readonly Period[]): DayCube | undefined {
  const touchpoints = columns.entries.touchpoint.map(({ id }) => id);
  const width = touchpoints.length * CUBE_STRIDE;
  const last = days.at(-1);
  if (last === undefined || (days.length + 1) * width > MAX_COUNTERS) return undefined;
  const { createdFrom: _from, createdTo: _to, brush: _brush, touchpoint: _touchpoint, ...others } = filter;
  const starts = [...days.map(({ start }) => start), last.end];
  const sums = new Uint32Array(starts.length * width);
  const { cells, mask = everyRow(columns.rows) } = compileFilter(columns, others);
  days.forEach(({ start, end }, day) => {
    const [before, after] = [day * width, (day + 1) * width];
    sums.copyWithin(after, before, after);
    const counters = sums.subarray(after, after + width);
    countDay(
      columns,
      cells,
      mask,
      rowAt(columns.time, start),
      rowAt(columns.time, Math.min(end, UNKNOWN_TIME)),
      counters,
    );
  });
  return { starts, touchpoints, sums };
}

const everyRow = (rows: number): RowMask => ({ index: new Uint8Array(rows), passing: Uint8Array.of(1) });

function countDay(
  { cell, codes }: Columns,
  cells: Uint8Array,
  { index, passing }: RowMask,
  from: number,
  to: number,
  counters: Uint32Array,
): void {
  const { touchpoint } = codes;
  for (let row = from; row < to; row++) {
    const own = cell[row] ?? 0;
    const place = own & VALUE_BITS;
    const bits = cells[own] ?? 0;
    const passes = passing[index[row] ?? 0] ?? 0;
    const at = (touchpoint[own >>> GROUP_SHIFT] ?? 0) * CUBE_STRIDE;
    if (bits === 0 && place <= NOT_COUNTED) counters[at + place] = (counters[at + place] ?? 0) + passes;
    if ((own & CONTINUATION) === 0 && (bits & CHAIN_BITS) === 0) {
      counters[at + CHAINS] = (counters[at + CHAINS] ?? 0) + passes;
    }
  }
}
