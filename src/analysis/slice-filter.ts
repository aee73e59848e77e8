/**
 * What the columns are filtered by, made ready for one pass: every filter is a bit, and a row's bits say which
 * filters it fails. A row that fails none is in view; one that fails a single filter is still in the view that
 * belongs to this filter, which a filter of its own never narrows.
 */
import type { SurveyVersion } from "../contract/queries.ts";
import type { SecondBounds } from "../lib/dates.ts";
import { bitsOf, CELLS, groupOf, valueOf } from "./cells.ts";
import { DIMENSIONS, rowAt, UNKNOWN_TIME, type Columns, type Dimension } from "./columns.ts";
import type { SmallNumbers } from "./metadata-columns.ts";
import { packedByCell } from "./packed-buckets.ts";

/** Every part given must hold; an empty list is no filter. Bounds in unix seconds, both included. */
export interface SliceFilter extends SecondBounds, Readonly<Partial<Record<Dimension, readonly string[]>>> {
  readonly closed?: boolean;
  readonly version?: SurveyVersion;
  /** Scores from 0 to 10. */
  readonly scores?: readonly number[];
  /** For each key named, the chain has one of the values named with it. */
  readonly metadata?: readonly MetadataTerm[];
  /** A stretch picked on the trend, which narrows everything but the trend. */
  readonly brush?: Required<SecondBounds>;
}

export interface MetadataTerm {
  readonly key: string;
  readonly value: string;
}

/** The bits: one for each dimension, in the order of `DIMENSIONS`, and these. */
export const SCORE_BIT = 0x20;
/** The key that the metadata breakdown is by. */
export const METADATA_BIT = 0x40;
/** Filters that no view is exempt from. */
const PLAIN_BIT = 0x80;
export const dimensionBit = (dimension: Dimension): number => 1 << DIMENSIONS.indexOf(dimension);
/** What a chain is filtered by, whatever it answered. */
export const CHAIN_BITS = 0xff & ~(SCORE_BIT | dimensionBit("question"));

export interface CompiledFilter {
  /** Rows from `from` up to, without, `to` are within the bounds. */
  readonly from: number;
  readonly to: number;
  /** Bits by cell. */
  readonly cells: Uint8Array;
  /** What a row of each cell adds to the packed buckets. */
  readonly packed: Uint32Array;
  /** Bits by row, besides, where metadata is filtered by. */
  readonly rows: Uint8Array | undefined;
}

/** Makes a filter ready. `ownKey` is the metadata key that the breakdown is by. */
export function compileFilter(columns: Columns, filter: SliceFilter, ownKey?: string): CompiledFilter {
  const { time } = columns;
  const { createdFrom, createdTo } = filter;
  const bounded = createdFrom !== undefined || createdTo !== undefined;
  const cells = cellBits(groupBits(columns, filter), filter.scores ?? []);
  return {
    from: createdFrom === undefined ? 0 : rowAt(time, createdFrom),
    to: bounded ? rowAt(time, Math.min(UNKNOWN_TIME, (createdTo ?? UNKNOWN_TIME) + 1)) : columns.rows,
    cells,
    packed: packedByCell(cells),
    rows: metadataBits(columns, filter.metadata ?? [], ownKey),
  };
}

function cellBits(groups: Uint8Array, scores: readonly number[]): Uint8Array {
  const cells = new Uint8Array(groups.length * CELLS);
  const failing = Array.from({ length: CELLS }, (_, bits) =>
    scores.length === 0 || scores.includes(valueOf(bits)) ? 0 : SCORE_BIT,
  );
  for (let cell = 0; cell < cells.length; cell++) {
    cells[cell] = (groups[groupOf(cell)] ?? 0) | (failing[bitsOf(cell)] ?? 0);
  }
  return cells;
}

function groupBits({ codes, entries, facts }: Columns, filter: SliceFilter): Uint8Array {
  const bits = new Uint8Array(facts.length);
  for (const dimension of DIMENSIONS) {
    const wanted = filter[dimension];
    if (wanted === undefined || wanted.length === 0) continue;
    const bit = dimensionBit(dimension);
    const failing = entries[dimension].map(({ id }) => (wanted.includes(id) ? 0 : bit));
    codes[dimension].forEach((code, group) => (bits[group] = (bits[group] ?? 0) | (failing[code] ?? bit)));
  }
  facts.forEach(({ isClosed, surveyVersion }, group) => {
    const closedFails = filter.closed !== undefined && isClosed !== filter.closed;
    const versionFails = filter.version !== undefined && surveyVersion !== filter.version;
    if (closedFails || versionFails) bits[group] = (bits[group] ?? 0) | PLAIN_BIT;
  });
  return bits;
}

function metadataBits(
  columns: Columns,
  terms: readonly MetadataTerm[],
  ownKey: string | undefined,
): Uint8Array | undefined {
  if (terms.length === 0) return undefined;
  const byPack = new Map<SmallNumbers, Uint8Array>();
  for (const key of new Set(terms.map((term) => term.key))) {
    const bit = key === ownKey ? METADATA_BIT : PLAIN_BIT;
    const wanted = new Set(terms.filter((term) => term.key === key).map((term) => term.value));
    const column = columns.metadata.find((candidate) => candidate.key === key) ?? inNoRow(columns.rows);
    const failing = ["", ...column.values].map((value, code) => (code > 0 && wanted.has(value) ? 0 : bit));
    const known = byPack.get(column.combinations) ?? new Uint8Array(column.codes.length);
    byPack.set(
      column.combinations,
      known.map((bits, combination) => bits | (failing[column.codes[combination] ?? 0] ?? bit)),
    );
  }
  const bits = new Uint8Array(columns.rows);
  for (const [combinations, bitsBy] of byPack) addBits(bits, combinations, bitsBy);
  return bits;
}

/** What a key amounts to that no chain has. */
const inNoRow = (rows: number) => ({
  values: [],
  codes: Uint8Array.of(0),
  combinations: new Uint8Array(rows),
});

function addBits(bits: Uint8Array, combinations: SmallNumbers, bitsByCombination: Uint8Array): void {
  for (let row = 0; row < bits.length; row++) {
    bits[row] = (bits[row] ?? 0) | (bitsByCombination[combinations[row] ?? 0] ?? 0);
  }
}
