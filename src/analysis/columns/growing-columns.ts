/**
 * Columns while they are filled, row by row, in whatever order rows come. A snapshot can be taken at any time and does
 * not change when more is added.
 */
import { grown } from "../../lib/growing.ts";
import type { PackedId } from "../../lib/object-id.ts";
import type { AnswerColumns } from "./answer-columns.ts";
import { pickCells } from "./cells.ts";
import { pickIds } from "./chain-ids.ts";
import { secondOf, UNKNOWN_TIME, type Columns } from "./columns.ts";
import { Groups } from "./groups.ts";
import { MetadataBuilder } from "./metadata-builder.ts";
import { orderByTime, ownOrder } from "./sort-by-time.ts";

export class GrowingColumns {
  readonly groups = new Groups();
  readonly metadata = new MetadataBuilder();
  #rows = 0;
  #chains = 0;
  #time = new Uint32Array(0);
  #cell = new Uint32Array(0);
  #heads = new Uint32Array(0);
  #tails = new Uint32Array(0);
  readonly #odd = new Map<number, string>();

  get rows(): number {
    return this.#rows;
  }

  get chains(): number {
    return this.#chains;
  }

  /** Begins a chain, which the rows that follow are of. `parts` is its id as `packId` gives it. */
  addChain(id: string, parts: PackedId | undefined): void {
    if (parts !== undefined) this.addPackedChain(parts[0], parts[1], parts[2]);
    else {
      this.addPackedChain(0, 0, 0);
      this.#odd.set(this.#chains - 1, id);
    }
  }

  /** The same by the three numbers of the usual id. */
  addPackedChain(head: number, middle: number, tail: number): void {
    const at = this.#chains;
    this.#chains += 1;
    this.#heads = grown(this.#heads, this.#chains);
    this.#tails = grown(this.#tails, this.#chains * 2);
    this.#heads[at] = head;
    this.#tails[at * 2] = middle;
    this.#tails[at * 2 + 1] = tail;
  }

  /** Adds a row of the chain that was begun last, and returns its number. `createdAt` is the chain's. */
  addRow(createdAt: number, cell: number): number {
    const row = this.#rows;
    this.#rows += 1;
    this.#time = grown(this.#time, this.#rows);
    this.#cell = grown(this.#cell, this.#rows);
    this.#time[row] = secondOf(createdAt);
    this.#cell[row] = cell;
    return row;
  }

  /** What was added so far. `more` makes what else there is by row, in the order that it is given. */
  snapshot(more?: (order: Uint32Array) => Pick<Columns, "pages"> & { answers?: AnswerColumns }): Columns {
    const rows = this.#rows;
    const order = orderByTime(this.#time, rows) ?? ownOrder(rows);
    const time = new Uint32Array(rows);
    for (let at = 0; at < rows; at++) time[at] = this.#time[order[at] ?? 0] ?? UNKNOWN_TIME;
    const cell = pickCells(this.#cell, this.groups.size, order);
    const ids = { heads: this.#heads, tails: this.#tails, odd: this.#odd };
    return {
      rows,
      chains: this.#chains,
      time,
      cell,
      entries: this.groups.entries(),
      codes: this.groups.codes(),
      facts: this.groups.facts(),
      ids: pickIds(ids, this.#cell.subarray(0, rows), order, { time, cell }),
      metadata: this.metadata.columns(order),
      tooVaried: this.metadata.tooVaried,
      ...more?.(order),
    };
  }
}
