/** Packs chains as they are written. A replaced chain leaves nothing at its place, or a tombstone elsewhere. */
import { packId } from "../../../lib/id-map.ts";
import type { ArchivedChain } from "../../documents/documents.ts";
import { compareChains, comparePlaces, type ChainPlace } from "./chain-order.ts";
import type { GroupNumbers } from "./group-numbers.ts";
import { HAS_TEXT, HAS_VALUE, ID_BYTES, type PackedChains } from "./packed-chains.ts";
import { NO_TEXTS, TextColumnBuilder } from "./text-column.ts";

/** The group of a tombstone. */
export const TOMBSTONE = 0xffff_ffff;

/** Chains in ascending order, some of which may be tombstones; of several at one place the last one holds. */
export interface Packed {
  readonly pack: PackedChains;
  readonly order: Uint32Array<ArrayBuffer>;
}

export class ChainPacker {
  readonly #groups: GroupNumbers;
  readonly #capacity: number;
  readonly #time: Float64Array<ArrayBuffer>;
  readonly #ids: DataView<ArrayBuffer>;
  readonly #group: Uint32Array<ArrayBuffer>;
  readonly #answersEnd: Uint32Array<ArrayBuffer>;
  readonly #oddIds = new TextColumnBuilder();
  readonly #text = new TextColumnBuilder();
  readonly #metadata = new TextColumnBuilder();
  #question: number[] = [];
  #flags: number[] = [];
  #value: number[] = [];
  #chains = 0;
  #hasOddIds = false;

  /** Room for `capacity` chains and tombstones. */
  constructor(groups: GroupNumbers, capacity: number) {
    this.#groups = groups;
    this.#capacity = capacity;
    this.#time = new Float64Array(capacity);
    this.#ids = new DataView(new ArrayBuffer(capacity * ID_BYTES));
    this.#group = new Uint32Array(capacity);
    this.#answersEnd = new Uint32Array(capacity);
  }

  /** Whether there may be no room for a chain and its tombstone. */
  get isFull(): boolean {
    return this.#chains + 2 > this.#capacity;
  }

  get isEmpty(): boolean {
    return this.#chains === 0;
  }

  add(chain: ArchivedChain, replaced: ChainPlace | undefined): void {
    const place = { time: chain.createdAt, id: chain._id };
    // What is at the same place is replaced as it is.
    if (replaced !== undefined && comparePlaces(replaced, place) !== 0) this.#append(replaced, TOMBSTONE, "");
    for (const { questionId, questionType, answer, valueNum, valueString } of chain.responses) {
      const value = valueNum ?? (typeof answer === "number" ? answer : undefined);
      const text = valueString ?? (typeof answer === "string" ? answer : undefined);
      const isUnsaid = valueNum === undefined && value !== undefined;
      this.#question.push(
        isUnsaid
          ? this.#groups.ofUnsaid(questionId, questionType)
          : this.#groups.ofQuestion(questionId, questionType),
      );
      this.#flags.push((value === undefined ? 0 : HAS_VALUE) | (text === undefined ? 0 : HAS_TEXT));
      // JSON knows no negative zero.
      this.#value.push((value ?? 0) + 0);
      this.#text.add(text ?? "");
    }
    this.#append(place, this.#groups.ofChain(chain), JSON.stringify(chain.metadata));
  }

  /** What was added since this was asked last. */
  take(): Packed {
    const chains = this.#chains;
    const pack = {
      chains,
      time: this.#time.slice(0, chains),
      ids: new Uint8Array(this.#ids.buffer.slice(0, chains * ID_BYTES)),
      oddIds: this.#hasOddIds ? this.#oddIds.finish() : NO_TEXTS,
      group: this.#group.slice(0, chains),
      answersEnd: this.#answersEnd.slice(0, chains),
      question: Uint32Array.from(this.#question),
      flags: Uint8Array.from(this.#flags),
      value: Float64Array.from(this.#value),
      text: this.#text.finish(),
      metadata: this.#metadata.finish(),
    };
    for (const column of [this.#oddIds, this.#text, this.#metadata]) column.clear();
    [this.#question, this.#flags, this.#value] = [[], [], []];
    this.#chains = 0;
    this.#hasOddIds = false;
    return { pack, order: inOrder(pack) };
  }

  #append({ time, id }: ChainPlace, group: number, metadata: string): void {
    const at = this.#chains;
    const words = packId(id);
    for (let word = 0; word < 3; word += 1) this.#ids.setUint32(at * ID_BYTES + word * 4, words?.[word] ?? 0);
    this.#oddIds.add(words === undefined ? id : "");
    if (words === undefined) this.#hasOddIds = true;
    this.#time[at] = time;
    this.#group[at] = group;
    this.#answersEnd[at] = this.#question.length;
    this.#metadata.add(metadata);
    this.#chains += 1;
  }
}

/** The numbers of chains in ascending order; archives mostly have it, or its reverse. */
function inOrder(pack: PackedChains): Uint32Array<ArrayBuffer> {
  const order = Uint32Array.from({ length: pack.chains }, (_, chain) => chain);
  if (isAscending(pack, order)) return order;
  // A tombstone and what follows it keep their order, which reversing would not.
  return order.toSorted((a, b) => compareChains(pack, a, pack, b) || a - b);
}

const isAscending = (pack: PackedChains, order: Uint32Array): boolean =>
  order.every((chain) => chain === 0 || compareChains(pack, chain - 1, pack, chain) <= 0);
