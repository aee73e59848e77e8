/**
 * A number for each tuple of numbers, counted up from 0: a hash table of numbers alone, quicker than texts of them.
 * Tuples come as columns and are looked at column by column: short loops, which are compiled after a few rows.
 */

import { slotsOf } from "./byte-texts.ts";

export class TupleNumbers {
  /** By number of a tuple: its hash. */
  readonly #hashes: number[] = [];
  /** By place within a tuple, then by number of the tuple. */
  readonly #tuples: Int32Array<ArrayBuffer>[];
  /** Open addressing: number of the tuple plus one, 0 where the slot is free. */
  #slots = new Uint32Array(1024);

  /** `width`: how many numbers a tuple has. */
  constructor(width: number) {
    this.#tuples = Array.from({ length: width }, () => new Int32Array(64));
  }

  get size(): number {
    return this.#hashes.length;
  }

  /**
   * By row the number of the tuple that stands there. `columns` are as many as a tuple is wide, of whole numbers of 32
   * bits; `onNew` is told the row of each tuple that was not met before, in the order of their numbers.
   */
  numbers(columns: readonly Int32Array[], onNew: (row: number) => void): Uint32Array<ArrayBuffer> {
    const rows = columns[0]?.length ?? 0;
    const hashes = new Int32Array(rows);
    for (const column of columns) fold(hashes, column);
    const numbers = new Uint32Array(rows);
    for (let row = 0; row < rows; row += 1) {
      const hash = spread(hashes[row] ?? 0);
      const slot = slotOf(this.#slots, this.#hashes, hash);
      const known = this.#slots[slot] ?? 0;
      numbers[row] = known === 0 ? this.#add(slot, columns, row, hash, onNew) : known - 1;
    }
    const isOther = new Uint8Array(rows);
    this.#tuples.forEach((tuples, place) => compare(tuples, numbers, columns[place], isOther));
    // Two tuples of one hash: hardly ever.
    for (let row = isOther.indexOf(1); row >= 0; row = isOther.indexOf(1, row + 1))
      numbers[row] = this.#compared(columns, row, spread(hashes[row] ?? 0), onNew);
    return numbers;
  }

  #compared(columns: readonly Int32Array[], row: number, hash: number, onNew: (row: number) => void): number {
    const isHere = (number: number): boolean =>
      columns.every((column, place) => this.#tuples[place]?.[number] === column[row]);
    const last = this.#slots.length - 1;
    let slot = hash & last;
    for (;;) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0) return this.#add(slot, columns, row, hash, onNew);
      if (isHere(number)) return number;
      slot = (slot + 1) & last;
    }
  }

  #add(
    slot: number,
    columns: readonly Int32Array[],
    row: number,
    hash: number,
    onNew: (row: number) => void,
  ): number {
    const number = this.#hashes.push(hash) - 1;
    this.#slots[slot] = number + 1;
    for (const [place, tuples] of this.#tuples.entries()) {
      const roomy = number < tuples.length ? tuples : twiceAsLong(tuples);
      roomy[number] = columns[place]?.[row] ?? 0;
      this.#tuples[place] = roomy;
    }
    if (this.size * 2 > this.#slots.length) this.#slots = slotsOf(this.#hashes, this.#slots.length * 2);
    onNew(row);
    return number;
  }
}

function twiceAsLong(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(numbers.length * 2);
  longer.set(numbers);
  return longer;
}

/** Adds a column to the hashes of its rows: multiply and fold, constants of MurmurHash3. */
function fold(hashes: Int32Array, column: Int32Array): void {
  for (let row = 0; row < hashes.length; row += 1)
    hashes[row] = Math.imul((hashes[row] ?? 0) ^ (column[row] ?? 0), 0xcc9e2d51) + 0x1b873593;
}

/** The same hash, its bits spread: each hash has its own. */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** The slot of the first tuple with a hash, or the free one where it would be. */
function slotOf(slots: Uint32Array, hashes: readonly number[], hash: number): number {
  const last = slots.length - 1;
  let slot = hash & last;
  while (slots[slot] !== 0 && hashes[(slots[slot] ?? 0) - 1] !== hash) slot = (slot + 1) & last;
  return slot;
}

/** Marks the rows where a column differs from the tuples that `numbers` say stand there. */
function compare(
  tuples: Int32Array,
  numbers: Uint32Array,
  column: Int32Array | undefined,
  isOther: Uint8Array,
): void {
  for (let row = 0; row < numbers.length; row += 1)
    if (tuples[numbers[row] ?? 0] !== column?.[row]) isOther[row] = 1;
}
