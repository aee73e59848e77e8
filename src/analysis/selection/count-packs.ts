/** The hot loops of counting a selection: cells, and the combinations that keys are packed into. */
import type { CellColumn } from "../columns/cells.ts";
import type { SmallNumbers } from "../columns/metadata-columns.ts";
import { UNCOUNTED } from "../columns/scored-cells.ts";
import type { RowMask } from "../slice/row-mask.ts";

/** Rows from `from` up to, without, `to`, of which those count that pass the mask. */
export interface SelectedRows {
  readonly cell: CellColumn;
  readonly from: number;
  readonly to: number;
  readonly mask: RowMask | undefined;
}

/** Counters in a row for one combination: bottom, middle, top, and what is none of them. */
export const PACK_STRIDE = 4;
export const ELSEWHERE = UNCOUNTED;

/** Rows by cell. */
export function countCells({ cell, from, to, mask }: SelectedRows, cells: number): Uint32Array {
  const counts = new Uint32Array(cells);
  if (mask === undefined) {
    for (let row = from; row < to; row++) {
      const own = cell[row] ?? 0;
      counts[own] = (counts[own] ?? 0) + 1;
    }
    return counts;
  }
  const { index, passing } = mask;
  for (let row = from; row < to; row++) {
    const own = cell[row] ?? 0;
    counts[own] = (counts[own] ?? 0) + (passing[index[row] ?? 0] ?? 0);
  }
  return counts;
}

/** Buckets by combination; `buckets` has the place of each cell among the four counters. */
export function countPack(
  { cell, from, to, mask }: SelectedRows,
  combinations: SmallNumbers,
  length: number,
  buckets: Uint8Array,
): Uint32Array {
  const counts = new Uint32Array(length * PACK_STRIDE);
  if (mask === undefined) {
    for (let row = from; row < to; row++) {
      const at = (combinations[row] ?? 0) * PACK_STRIDE + (buckets[cell[row] ?? 0] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    return counts;
  }
  const { index, passing } = mask;
  for (let row = from; row < to; row++) {
    const at = (combinations[row] ?? 0) * PACK_STRIDE + (buckets[cell[row] ?? 0] ?? 0);
    counts[at] = (counts[at] ?? 0) + (passing[index[row] ?? 0] ?? 0);
  }
  return counts;
}
