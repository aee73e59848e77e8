/** Columns of chains that grow: by chains themselves, by runs of other packs. */
import { grown } from "../../../lib/growing.ts";
import { packId } from "../../../lib/id-map.ts";
import type { ArchivedChain, ArchivedResponse } from "../../documents/documents.ts";
import type { ChainGroup, StoredGroup } from "./answer-groups.ts";
import type { ChainPlace } from "./chain-order.ts";
import type { GroupNumbers } from "./group-numbers.ts";
import { answersStart, HAS_TEXT, HAS_VALUE, ID_BYTES, type PackedChains } from "./packed-chains.ts";
import { NO_TEXTS, TextColumnBuilder } from "./text-column.ts";

/** What is packed of a chain. */
export interface PackableChain extends ChainGroup, Pick<ArchivedChain, "_id" | "createdAt" | "metadata"> {
  readonly responses: readonly PackableResponse[];
}

export interface PackableResponse extends Pick<
  ArchivedResponse,
  "surveyId" | "questionId" | "questionType" | "answer"
> {
  readonly valueNum?: number | undefined;
  readonly valueString?: string | undefined;
}

/** Chains in the order in which they were given, with the groups that their numbers stand for. */
export interface GroupedChains {
  readonly pack: PackedChains;
  readonly groups: readonly StoredGroup[];
}

/** The group of a tombstone. */
export const TOMBSTONE = 0xffff_ffff;

export class PackBuilder {
  #chains = 0;
  #answers = 0;
  #time = new Float64Array(0);
  #ids = new Uint8Array(0);
  #group = new Uint32Array(0);
  #answersEnd = new Uint32Array(0);
  #question = new Uint32Array(0);
  #flags = new Uint8Array(0);
  #value = new Float64Array(0);
  readonly #oddIds = new TextColumnBuilder();
  readonly #text = new TextColumnBuilder();
  readonly #metadata = new TextColumnBuilder();

  get chains(): number {
    return this.#chains;
  }

  add(chain: PackableChain, groups: GroupNumbers): void {
    this.#reserve(1, chain.responses.length);
    for (const response of chain.responses) this.#addAnswer(response, groups);
    this.#addChain({ time: chain.createdAt, id: chain._id }, groups.ofChain(chain));
    this.#metadata.add(JSON.stringify(chain.metadata));
  }

  /** What takes a chain away from its place. */
  addTombstone(place: ChainPlace): void {
    this.#reserve(1, 0);
    this.#addChain(place, TOMBSTONE);
    this.#metadata.add("");
  }

  /** The chains of `source` from number `from` up to `to`; `numberOf` tells its groups' numbers here. */
  addRun(source: PackedChains, from: number, to: number, numberOf = (group: number) => group): void {
    const first = answersStart(source, from);
    const last = answersStart(source, to);
    this.#reserve(to - from, last - first);
    const [chains, answers] = [this.#chains, this.#answers];
    this.#time.set(source.time.subarray(from, to), chains);
    this.#ids.set(source.ids.subarray(from * ID_BYTES, to * ID_BYTES), chains * ID_BYTES);
    this.#flags.set(source.flags.subarray(first, last), answers);
    this.#value.set(source.value.subarray(first, last), answers);
    for (let chain = from; chain < to; chain += 1) {
      this.#group[chains + chain - from] = numberOf(source.group[chain] ?? 0);
      this.#answersEnd[chains + chain - from] = answers + (source.answersEnd[chain] ?? 0) - first;
    }
    for (let answer = first; answer < last; answer += 1) {
      this.#question[answers + answer - first] = numberOf(source.question[answer] ?? 0);
    }
    this.#oddIds.addRun(source.oddIds, from, to);
    this.#text.addRun(source.text, first, last);
    this.#metadata.addRun(source.metadata, from, to);
    this.#chains += to - from;
    this.#answers += last - first;
  }

  /** What was added since this was asked last. */
  take(): PackedChains {
    const [chains, answers, oddIds] = [this.#chains, this.#answers, this.#oddIds.finish()];
    const pack = {
      chains,
      time: this.#time.slice(0, chains),
      ids: this.#ids.slice(0, chains * ID_BYTES),
      oddIds: oddIds.bytes.length > 0 ? oddIds : NO_TEXTS,
      group: this.#group.slice(0, chains),
      answersEnd: this.#answersEnd.slice(0, chains),
      question: this.#question.slice(0, answers),
      flags: this.#flags.slice(0, answers),
      value: this.#value.slice(0, answers),
      text: this.#text.finish(),
      metadata: this.#metadata.finish(),
    };
    for (const column of [this.#oddIds, this.#text, this.#metadata]) column.clear();
    [this.#chains, this.#answers] = [0, 0];
    return pack;
  }

  #addAnswer(response: PackableResponse, groups: GroupNumbers): void {
    const { questionId, questionType, answer, valueNum, valueString } = response;
    const value = valueNum ?? (typeof answer === "number" ? answer : undefined);
    const text = valueString ?? (typeof answer === "string" ? answer : undefined);
    const isUnsaid = valueNum === undefined && value !== undefined;
    const at = this.#answers;
    this.#question[at] = isUnsaid
      ? groups.ofUnsaid(questionId, questionType)
      : groups.ofQuestion(questionId, questionType);
    this.#flags[at] = (value === undefined ? 0 : HAS_VALUE) | (text === undefined ? 0 : HAS_TEXT);
    // JSON knows no negative zero.
    this.#value[at] = (value ?? 0) + 0;
    this.#text.add(text ?? "");
    this.#answers += 1;
  }

  #addChain({ time, id }: ChainPlace, group: number): void {
    const at = this.#chains;
    const words = packId(id);
    const ids = new DataView(this.#ids.buffer, at * ID_BYTES, ID_BYTES);
    for (let word = 0; word < 3; word += 1) ids.setUint32(word * 4, words?.[word] ?? 0);
    this.#oddIds.add(words === undefined ? id : "");
    this.#time[at] = time;
    this.#group[at] = group;
    this.#answersEnd[at] = this.#answers;
    this.#chains += 1;
  }

  #reserve(chains: number, answers: number): void {
    const [chainsEnd, answersEnd] = [this.#chains + chains, this.#answers + answers];
    this.#time = grown(this.#time, chainsEnd);
    this.#ids = grown(this.#ids, chainsEnd * ID_BYTES);
    this.#group = grown(this.#group, chainsEnd);
    this.#answersEnd = grown(this.#answersEnd, chainsEnd);
    this.#question = grown(this.#question, answersEnd);
    this.#flags = grown(this.#flags, answersEnd);
    this.#value = grown(this.#value, answersEnd);
  }
}
