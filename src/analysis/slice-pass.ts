/**
 * The pass over the rows: nothing but counting, into typed arrays. It allocates nothing a row and asks the filters
 * by table. What the counters mean is put together afterwards, in slice.ts.
 */
import { CONTINUATION, DIMENSIONS, VALUE_BITS, type Columns } from "./columns.ts";
import {
  CHAIN_BITS,
  dimensionBit,
  METADATA_BIT,
  SCORE_BIT,
  type CompiledFilter,
  type SliceFilter,
} from "./slice-filter.ts";
import type { Segment } from "./slice-segments.ts";
import { TALLY_STRIDE } from "./tally.ts";

/** Hours of a week, Monday 0:00 first, and one place for what lies outside the grid. */
const HOURS = 168;
/** Unix time starts on a Thursday: this many hours after the Monday before it. */
const FIRST_HOUR = 72;

export interface Counters {
  /** By group, of the rows that fail no filter. */
  readonly inView: Uint32Array;
  /** By group, of the rows that fail one filter alone: at the place of that filter's bit. */
  readonly failingOnly: readonly (Uint32Array | undefined)[];
  /** By period; the last place is for rows outside every period. */
  readonly periods: Uint32Array;
  /** By hour of the week. */
  readonly hours: Uint32Array;
  /** By code of the metadata key that the breakdown is by. */
  readonly metadata: Uint32Array;
  chains: number;
}

/** Counters at 0. `filter` tells which bits can be set at all. */
export function createCounters(
  groups: number,
  periods: number,
  metadataValues: number,
  filter: SliceFilter,
): Counters {
  const failingOnly: (Uint32Array | undefined)[] = Array.from({ length: 256 });
  for (const dimension of DIMENSIONS) {
    if ((filter[dimension]?.length ?? 0) > 0) {
      failingOnly[dimensionBit(dimension)] = new Uint32Array(groups * TALLY_STRIDE);
    }
  }
  if ((filter.scores?.length ?? 0) > 0) failingOnly[SCORE_BIT] = new Uint32Array(groups * TALLY_STRIDE);
  return {
    inView: new Uint32Array(groups * TALLY_STRIDE),
    failingOnly,
    periods: new Uint32Array((periods + 1) * TALLY_STRIDE),
    hours: new Uint32Array((HOURS + 1) * TALLY_STRIDE),
    metadata: new Uint32Array((metadataValues + 1) * TALLY_STRIDE),
    chains: 0,
  };
}

/** Counts the rows of one segment. `codes` is the column of the metadata key that the breakdown is by. */
export function countSegment(
  columns: Columns,
  filter: CompiledFilter,
  segment: Segment,
  codes: Uint8Array | Uint16Array | undefined,
  counters: Counters,
): void {
  if (!segment.inBrush) countTrend(columns, filter, segment, counters);
  else countAll(columns, filter, segment, codes, counters);
}

function countTrend(
  { group, value }: Columns,
  { groups, values, rows }: CompiledFilter,
  { from, to, period }: Segment,
  { periods }: Counters,
): void {
  for (let row = from; row < to; row++) {
    const low = (value[row] ?? 0) & VALUE_BITS;
    const bits =
      (groups[group[row] ?? 0] ?? 0) | (values[low] ?? 0) | (rows === undefined ? 0 : (rows[row] ?? 0));
    if (bits === 0) add(periods, period * TALLY_STRIDE + low);
  }
}

function countAll(
  { time, group, value }: Columns,
  { groups, values, rows }: CompiledFilter,
  { from, to, period, offset }: Segment,
  codes: Uint8Array | Uint16Array | undefined,
  counters: Counters,
): void {
  const { inView, failingOnly, periods, hours, metadata } = counters;
  const periodAt = period * TALLY_STRIDE;
  let hourAt = HOURS * TALLY_STRIDE;
  let hourEnd = offset === undefined ? Infinity : 0;
  let chains = 0;
  for (let row = from; row < to; row++) {
    const full = value[row] ?? 0;
    const number = group[row] ?? 0;
    const low = full & VALUE_BITS;
    const bits = (groups[number] ?? 0) | (values[low] ?? 0) | (rows === undefined ? 0 : (rows[row] ?? 0));
    if ((full & CONTINUATION) === 0 && (bits & CHAIN_BITS) === 0) chains++;
    if (bits === 0) {
      const at = time[row] ?? 0;
      if (at >= hourEnd && offset !== undefined) {
        const hour = Math.floor((at + offset) / 3600);
        hourEnd = (hour + 1) * 3600 - offset;
        hourAt = ((hour + FIRST_HOUR) % HOURS) * TALLY_STRIDE;
      }
      add(inView, number * TALLY_STRIDE + low);
      add(periods, periodAt + low);
      add(hours, hourAt + low);
    } else {
      const own = failingOnly[bits];
      if (own !== undefined) add(own, number * TALLY_STRIDE + low);
    }
    if (codes !== undefined && (bits & ~METADATA_BIT) === 0)
      add(metadata, (codes[row] ?? 0) * TALLY_STRIDE + low);
  }
  counters.chains += chains;
}

function add(counters: Uint32Array, place: number): void {
  counters[place] = (counters[place] ?? 0) + 1;
}
