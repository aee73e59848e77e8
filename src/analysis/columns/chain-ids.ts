/**
 * Chain ids in little room. The usual id is 24 hexadecimal digits whose first 8 are the second of creation:
 * those 8 are not kept where the time column has them. Ids of any other shape are kept as they are. A chain with
 * several rows has its id once: which rows are its further ones is kept besides.
 */
import { countChains, isContinuation, type CellColumn } from "./cells.ts";
import { bisect } from "../../lib/bisect.ts";

/** Ids by chain, in the order of the chains' first rows. */
export interface ChainIds {
  /** Digits 9 to 16 and 17 to 24 of each id. */
  readonly tails: Uint32Array<ArrayBuffer>;
  /** Digits 1 to 8; absent when they are the time in every chain. */
  readonly heads?: Uint32Array<ArrayBuffer>;
  /** The ids that are not 24 lower-case hexadecimal digits, by the chain's place. */
  readonly odd: ReadonlyMap<number, string>;
}

export interface PackedIds extends ChainIds {
  /** The rows that carry on the chain of the row before them, ascending. */
  readonly continuations: Uint32Array<ArrayBuffer>;
}

const digits = (part: number | undefined): string => (part ?? 0).toString(16).padStart(8, "0");

/** The id of the chain that a row belongs to. `time` is the time column. */
export function idAt(
  { continuations, heads, tails, odd }: PackedIds,
  time: Uint32Array,
  row: number,
): string {
  const chain = row - lowerBound(continuations, row + 1);
  const head = heads === undefined ? time[row] : heads[chain];
  return odd.get(chain) ?? digits(head) + digits(tails[2 * chain]) + digits(tails[2 * chain + 1]);
}

/** The rows that carry on the chain of the row before them. */
export function continuationsOf(cells: CellColumn): Uint32Array<ArrayBuffer> {
  const rows = new Uint32Array(cells.length - countChains(cells));
  let count = 0;
  for (let row = 0; row < cells.length; row++) if (isContinuation(cells[row] ?? 0)) rows[count++] = row;
  return rows;
}

/** The columns of the rows that ids belong to. */
interface OwnRows {
  readonly time: Uint32Array;
  readonly cell: CellColumn;
}

/** Ids by row; heads are left out where time tells them all. Takes over `tails` and `odd`, copies heads. */
export function withContinuations({ heads, tails, odd }: ChainIds, { time, cell }: OwnRows): PackedIds {
  const continuations = continuationsOf(cell);
  const areTold = heads === undefined || areTimes(heads, odd, time, cell);
  return { tails, odd, continuations, ...(!areTold && { heads: heads.slice() }) };
}

/** Whether the head of every chain is its time; ids of other shapes have none. */
function areTimes(heads: Uint32Array, odd: ChainIds["odd"], time: Uint32Array, cell: CellColumn): boolean {
  let chain = 0;
  for (let row = 0; row < time.length; row += 1) {
    if (isContinuation(cell[row] ?? 0)) continue;
    if (heads[chain] !== time[row] && !odd.has(chain)) return false;
    chain += 1;
  }
  return true;
}

/**
 * The ids of `rows`, in that order: all rows of each chain, one after the other. `cell` has the cells of all rows
 * that `ids` are of, `picked` the columns of the chosen ones.
 */
export function pickIds(ids: ChainIds, cell: CellColumn, rows: Uint32Array, picked: OwnRows): PackedIds {
  const places = placesOf(cell);
  const length = countChains(picked.cell);
  const tails = new Uint32Array(length * 2);
  const heads = ids.heads && new Uint32Array(length);
  const odd = new Map<number, string>();
  let at = 0;
  for (let target = 0; target < rows.length; target++) {
    if (isContinuation(picked.cell[target] ?? 0)) continue;
    const chain = places[rows[target] ?? 0] ?? 0;
    tails[2 * at] = ids.tails[2 * chain] ?? 0;
    tails[2 * at + 1] = ids.tails[2 * chain + 1] ?? 0;
    if (heads !== undefined) heads[at] = ids.heads?.[chain] ?? 0;
    const name = ids.odd.size === 0 ? undefined : ids.odd.get(chain);
    if (name !== undefined) odd.set(at, name);
    at += 1;
  }
  return withContinuations({ tails, odd, ...(heads && { heads }) }, picked);
}

/** For each chain's first row the chain's place. */
function placesOf(cells: CellColumn): Uint32Array {
  const places = new Uint32Array(cells.length);
  let chains = 0;
  for (let row = 0; row < cells.length; row++) if (!isContinuation(cells[row] ?? 0)) places[row] = chains++;
  return places;
}

/** The place of the first number that is not below `limit`; `numbers` ascend. */
export const lowerBound = (numbers: Uint32Array, limit: number): number =>
  bisect(0, numbers.length, (at) => (numbers[at] ?? Infinity) < limit);
