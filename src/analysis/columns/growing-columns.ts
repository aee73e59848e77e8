/** Columns while they are filled, in any order; a snapshot does not change when more is added. */
import { grown } from "../../lib/growing.ts";
import type { PackedId } from "../../lib/id-map.ts";
import type { AnswerRows } from "./answer-rows.ts";
import { narrowCells } from "./cells.ts";
import { withContinuations } from "./chain-ids.ts";
import { secondOf, type Columns } from "./columns.ts";
import { Groups } from "./groups.ts";
import { MetadataBuilder } from "./metadata-builder.ts";
import { orderedByTime } from "./pick-rows.ts";

type ChainRows = Pick<AnswerRows, "time" | "carriesOn" | "ids" | "oddIds">;

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
    const at = this.#chains;
    this.#chains += 1;
    this.#heads = grown(this.#heads, this.#chains);
    this.#tails = grown(this.#tails, this.#chains * 2);
    if (parts === undefined) this.#odd.set(at, id);
    else {
      this.#heads[at] = parts[0];
      this.#tails[at * 2] = parts[1];
      this.#tails[at * 2 + 1] = parts[2];
    }
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

  /** Adds rows with the chains that they begin, all new; returns the number of the first. `cells` are by row. */
  addRows(rows: ChainRows, cells: Uint32Array): number {
    const first = this.#rows;
    this.#rows += cells.length;
    this.#time = grown(this.#time, this.#rows);
    this.#cell = grown(this.#cell, this.#rows);
    this.#cell.set(cells, first);
    const seconds = this.#time;
    for (let at = 0; at < cells.length; at += 1) seconds[first + at] = secondOf(rows.time[at] ?? 0);
    this.#addChains(rows);
    return first;
  }

  #addChains({ carriesOn, ids, oddIds }: ChainRows): void {
    const most = this.#chains + carriesOn.length;
    this.#heads = grown(this.#heads, most);
    this.#tails = grown(this.#tails, most * 2);
    const heads = this.#heads;
    const tails = this.#tails;
    let chain = this.#chains;
    for (let at = 0; at < carriesOn.length; at += 1) {
      if (carriesOn[at] === 1) continue;
      const odd = oddIds.size === 0 ? undefined : oddIds.get(at);
      if (odd !== undefined) this.#odd.set(chain, odd);
      heads[chain] = ids[3 * at] ?? 0;
      tails[2 * chain] = ids[3 * at + 1] ?? 0;
      tails[2 * chain + 1] = ids[3 * at + 2] ?? 0;
      chain += 1;
    }
    this.#chains = chain;
  }

  /** What was added so far. `more` is what else there is by row, in the order in which rows were added. */
  snapshot(more?: Pick<Columns, "answers" | "pages" | "scored">): Columns {
    const rows = this.#rows;
    const time = this.#time.slice(0, rows);
    const cell = narrowCells(this.#cell.subarray(0, rows), this.groups.size);
    const ids = {
      heads: this.#heads.subarray(0, this.#chains),
      tails: this.#tails.slice(0, this.#chains * 2),
      odd: new Map(this.#odd),
    };
    return orderedByTime({
      rows,
      chains: this.#chains,
      time,
      cell,
      entries: this.groups.entries(),
      codes: this.groups.codes(),
      facts: this.groups.facts(),
      ids: withContinuations(ids, { time, cell }),
      metadata: this.metadata.columns(rows),
      tooVaried: this.metadata.tooVaried,
      hasMoreKeys: this.metadata.hasMore,
      ...more,
    });
  }
}
