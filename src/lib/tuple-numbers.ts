/** A number for each tuple of numbers, counted up from 0: a hash table of numbers alone, quicker than texts of them. */

export class TupleNumbers {
  readonly #width: number;
  #size = 0;
  /** The tuples, one behind the other. */
  #tuples: Int32Array<ArrayBuffer>;
  /** Open addressing: number of the tuple plus one, 0 where the slot is free. */
  #slots = new Uint32Array(1024);

  /** `width`: how many numbers a tuple has. */
  constructor(width: number) {
    this.#width = width;
    this.#tuples = new Int32Array(width * 64);
  }

  get size(): number {
    return this.#size;
  }

  /** The number of the tuple that stands at `row` of the columns, each a whole number of 32 bits. */
  number(columns: readonly Int32Array[], row: number): number {
    let hash = 0;
    for (let at = 0; at < this.#width; at += 1) hash = folded(hash, columns[at]?.[row] ?? 0);
    const last = this.#slots.length - 1;
    for (let slot = spread(hash) & last; ; slot = (slot + 1) & last) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0) return this.#add(slot, columns, row);
      if (this.#isAt(number, columns, row)) return number;
    }
  }

  #isAt(number: number, columns: readonly Int32Array[], row: number): boolean {
    const from = number * this.#width;
    for (let at = 0; at < this.#width; at += 1)
      if (this.#tuples[from + at] !== columns[at]?.[row]) return false;
    return true;
  }

  #add(slot: number, columns: readonly Int32Array[], row: number): number {
    const number = this.#size;
    this.#size += 1;
    this.#slots[slot] = this.#size;
    if (this.#size * this.#width > this.#tuples.length) {
      const longer = new Int32Array(this.#tuples.length * 2);
      longer.set(this.#tuples);
      this.#tuples = longer;
    }
    columns.forEach((column, at) => (this.#tuples[number * this.#width + at] = column[row] ?? 0));
    if (this.#size * 2 > this.#slots.length) this.#grow();
    return number;
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    for (let number = 0; number < this.#size; number += 1) {
      let hash = 0;
      const from = number * this.#width;
      for (let at = 0; at < this.#width; at += 1) hash = folded(hash, this.#tuples[from + at] ?? 0);
      let slot = spread(hash) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}

/** Multiply and fold, constants of MurmurHash3. */
const folded = (hash: number, value: number): number => Math.imul(hash ^ value, 0xcc9e2d51) + 0x1b873593;

function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
