/** The ids of rows: which rows are of one chain, and that no chain comes twice. */
import type { Table } from "@uwdata/flechette";
import type { AnswerRows } from "../../analysis/columns/answer-rows.ts";
import { packId } from "../../lib/object-id.ts";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { brokenStream } from "./arrow-messages.ts";
import { packedIdsIn } from "./batch-columns.ts";

type Ids = Pick<AnswerRows, "carriesOn" | "ids" | "oddIds">;

const OUT_OF_ORDER = "rows that do not ascend";
const NONE_ODD: ReadonlyMap<number, string> = new Map();

export class RowIds {
  /** How many chains have begun. */
  chains = 0;
  #time = -Infinity;
  /** The id of the row before, as numbers or as it is: all ids of a stream are one or the other. */
  #packed = new Uint32Array(3);
  #text = "";

  /** Of the rows of a batch, whose times are given. Throws where they do not ascend. */
  of(table: Table, time: Float64Array): Ids {
    const packed = packedIdsIn(table, "chain");
    return packed === undefined ? this.#ofTexts(table, time) : this.#ofPacked(packed, time);
  }

  // Plain statements where seconds differ, as they mostly do: nothing is compiled yet when the first batch comes, and a
  // call or a list for each row counts then.
  #ofPacked(ids: Uint32Array<ArrayBuffer>, time: Float64Array): Ids {
    const carriesOn = new Uint8Array(time.length);
    let timeBefore = this.#time;
    let further = 0;
    for (let row = 0; row < time.length; row += 1) {
      const second = time[row] ?? 0;
      if (second > timeBefore) timeBefore = second;
      else {
        const apart =
          second - timeBefore || compareIds(ids, row, row === 0 ? this.#packed : ids.subarray(3 * row - 3));
        if (apart < 0) throw brokenStream(OUT_OF_ORDER);
        if (apart > 0) continue;
        carriesOn[row] = 1;
        further += 1;
      }
    }
    if (time.length > 0) this.#packed.set(ids.subarray(-3));
    this.#time = timeBefore;
    this.chains += time.length - further;
    return { carriesOn, ids, oddIds: NONE_ODD };
  }

  #ofTexts(table: Table, time: Float64Array): Ids {
    const carriesOn = new Uint8Array(time.length);
    const ids = new Uint32Array(time.length * 3);
    const oddIds = new Map<number, string>();
    const texts = table.getChild("chain");
    for (let row = 0; row < time.length; row += 1) {
      const id: unknown = texts.at(row);
      if (typeof id !== "string") throw brokenStream("a chain without an id");
      carriesOn[row] = this.#step(time[row] ?? 0, compareByCodePoint(id, this.#text));
      this.#text = id;
      const words = packId(id);
      if (words === undefined) oddIds.set(row, id);
      else ids.set(words, row * 3);
    }
    return { carriesOn, ids, oddIds };
  }

  /** Of ids as texts: 1 where a row at `second` carries on the chain of the row before; `apart` is how they compare. */
  #step(second: number, apart: number): 0 | 1 {
    const later = second - this.#time;
    if (later === 0 && apart === 0) return 1;
    if (later < 0 || (later === 0 && apart < 0)) throw brokenStream(OUT_OF_ORDER);
    this.#time = second;
    this.chains += 1;
    return 0;
  }
}

/** How the id of a row compares with the id of the row before it. */
function compareIds(ids: Uint32Array, row: number, former: Uint32Array): number {
  for (let word = 0; word < 3; word += 1) {
    const apart = (ids[3 * row + word] ?? 0) - (former[word] ?? 0);
    if (apart !== 0) return apart;
  }
  return 0;
}
