/**
 * What filters select, broken down by everything that it can be broken down by, in one pass over the rows and one
 * more for each pack of keys. Unlike `slice`, every row of a breakdown is narrowed by all filters: the rows of each
 * sum to what has a value of it.
 */
import type { SecondBounds } from "../../lib/time/dates.ts";
import type { CellColumn } from "../columns/cells.ts";
import { scoringIn, UNCOUNTED } from "../columns/scored-cells.ts";
import { DIMENSIONS, type Columns, type Entry } from "../columns/columns.ts";
import type { MetadataColumn, SmallNumbers } from "../columns/metadata-columns.ts";
import type { Scoring } from "../metric/metric.ts";
import type { Counts } from "../score.ts";
import type { ReportDimension } from "../report.ts";
import { compileFilter, type CompiledFilter, type SliceFilter } from "../slice/slice-filter.ts";
import { entriesOf } from "../slice/questions.ts";
import { oneTally, sumsByEntry } from "../slice/slice.ts";
import { answersOf, BUCKETS, type Tally } from "../slice/tally.ts";

/** A value of a dimension, and what its answers count. */
export interface CountedRow extends Entry {
  readonly counts: Counts & { readonly answers: number };
}

export interface Selection {
  readonly total: Tally;
  /** By each dimension that the columns have; most answers first, without what has no answers. */
  readonly rows: ReadonlyMap<ReportDimension, readonly CountedRow[]>;
}

/** Counts what passes the filter, its brush too, within `bounds`. */
export function countSelection(columns: Columns, filter: SliceFilter, bounds: SecondBounds = {}): Selection {
  const compiled = compileFilter(columns, narrowed(filter, bounds));
  const rows: SelectedRows = {
    cell: columns.cell,
    from: compiled.from,
    to: Math.max(compiled.from, compiled.to),
    mask: compiled.mask,
  };
  const counts = countCells(rows, compiled.cells.length);
  const scoring = scoringIn(columns);
  const buckets = compiled.buckets.map((bucket, cell) =>
    compiled.cells[cell] === 0 ? Math.min(bucket, ELSEWHERE) : ELSEWHERE,
  );
  const view = { columns, bits: compiled.cells, buckets: compiled.buckets, counts };
  const packs = new Map<SmallNumbers, Uint32Array>();
  const countsOf = ({ combinations, codes }: MetadataColumn) => {
    const known = packs.get(combinations) ?? countPack(rows, combinations, codes.length, buckets);
    packs.set(combinations, known);
    return known;
  };
  const byKey = (kind: "metadata" | "answer", keys: readonly MetadataColumn[]) =>
    keys.map((column) => [`${kind}:${column.key}`, rowsByKey(column, countsOf(column), scoring)] as const);
  return {
    total: oneTally(view, 0),
    rows: new Map<ReportDimension, readonly CountedRow[]>([
      ...DIMENSIONS.map((dimension) => {
        const coded = entriesOf(columns, dimension);
        const sums = sumsByEntry(view, 0, coded);
        const counted = coded.entries.map(({ id, name }, code) => {
          return { id, name, counts: countsAt(sums, code, scoring.isShare) };
        });
        return [dimension, byAnswers(counted)] as const;
      }),
      ...byKey("metadata", columns.metadata),
      ...byKey("answer", columns.answers?.columns ?? []),
    ]),
  };
}

function rowsByKey(
  { values, codes }: MetadataColumn,
  counts: Uint32Array,
  { isShare }: Scoring,
): readonly CountedRow[] {
  const sums = new Float64Array((values.length + 1) * PACK_STRIDE);
  codes.forEach((code, combination) => {
    for (let place = 0; place < ELSEWHERE; place++) {
      const at = code * PACK_STRIDE + place;
      sums[at] = (sums[at] ?? 0) + (counts[combination * PACK_STRIDE + place] ?? 0);
    }
  });
  return byAnswers(
    values.map((value, at) => ({ id: value, name: value, counts: countsAt(sums, at + 1, isShare) })),
  );
}

function countsAt(sums: Float64Array | Uint32Array, index: number, isShare: boolean): CountedRow["counts"] {
  const [bottom = 0, middle = 0, top = 0] = sums.subarray(index * PACK_STRIDE);
  return answersOf({ bottom, middle, top }, isShare);
}

/** As those of a slice. */
const byAnswers = (rows: readonly CountedRow[]): readonly CountedRow[] =>
  rows
    .filter(({ id, counts }) => id !== "" && counts.answers > 0)
    .toSorted((a, b) => b.counts.answers - a.counts.answers || (a.id < b.id ? -1 : 1));

/** The same filter without a brush, within its own bounds, the brush and `bounds` at once. */
export function narrowed({ brush, ...filter }: SliceFilter, bounds: SecondBounds): SliceFilter {
  const all: readonly SecondBounds[] = [filter, bounds, ...(brush === undefined ? [] : [brush])];
  const froms = all.flatMap(({ createdFrom }) => createdFrom ?? []);
  const tos = all.flatMap(({ createdTo }) => createdTo ?? []);
  return {
    ...filter,
    ...(froms.length > 0 && { createdFrom: Math.max(...froms) }),
    ...(tos.length > 0 && { createdTo: Math.min(...tos) }),
  };
}

/** Rows from `from` up to, without, `to`, of which those count that pass the mask. */
interface SelectedRows extends Pick<CompiledFilter, "from" | "to" | "mask"> {
  readonly cell: CellColumn;
}

/** Counters in a row for one combination: bottom, middle, top, and what is none of them. */
const PACK_STRIDE = BUCKETS;
const ELSEWHERE = UNCOUNTED;

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
function countPack(
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
