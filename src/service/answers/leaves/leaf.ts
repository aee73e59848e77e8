/**
 * Leaves: all packed chains, cut into pieces that follow one another in time. A leaf never changes; a write puts
 * others in its place. A reader that has begun goes on with the leaves of that moment, and holds nothing meanwhile.
 */
import type { ChainPlace } from "../packed/chain-order.ts";
import { type PackedChains, answersStart, hasOddId } from "../packed/packed-chains.ts";
import type { AnswerGroups, StoredGroup } from "../packed/answer-groups.ts";

/** Chains of a leaf at most. */
export const MOST_CHAINS = 16_384;

export interface LeafSpan {
  /** Never used again. */
  readonly id: number;
  readonly chains: number;
  readonly first: ChainPlace;
  readonly last: ChainPlace;
}

/** What is known of a leaf without reading it. */
export interface LeafHead extends LeafSpan {
  /** What it holds by group, see `packContents`. */
  readonly contents: Uint32Array<ArrayBuffer>;
}

/** What of a leaf can be left unread: `text` of answers and `metadata` of chains. */
export type LeafPart = "text" | "metadata";

/** All leaves as they were at one moment. */
export interface AnswerSnapshot {
  /** Of the chains, see `Catalog`. */
  readonly revision: number;
  /** Ascending. */
  readonly leaves: readonly LeafHead[];
  readonly groups: AnswerGroups;
  /** The result is the caller's own memory. Throws `StoreUnavailable` where the leaf was replaced a while ago. */
  read(leaf: LeafHead, parts: readonly LeafPart[]): Promise<PackedChains>;
}

/** Where a transaction keeps leaves and groups. */
export interface LeafStorage {
  /** Those in force, ascending. */
  spans(): Promise<readonly LeafSpan[]>;
  groups(): Promise<readonly StoredGroup[]>;
  addGroups(groups: readonly StoredGroup[]): Promise<void>;
  /** With all parts. */
  read(id: number): Promise<PackedChains>;
  /** Keeps a leaf, and returns its id. */
  insert(leaf: Omit<LeafHead, "id">, pack: PackedChains): Promise<number>;
  /** Takes leaves out of force. Those who read them may go on for a while. */
  retire(ids: readonly number[]): Promise<void>;
}

export interface GroupContents {
  readonly group: number;
  readonly chains: number;
  /** How many of them have an id of another shape than 24 lower-case hexadecimal digits. */
  readonly oddIds: number;
  /** The groups of the questions that they answer. */
  readonly questions: Iterable<number>;
}

/** Of the chains from number `from` up to `to`. */
export function contentsOf(pack: PackedChains, from: number, to: number): GroupContents[] {
  const found = new Map<number, { group: number; chains: number; oddIds: number; questions: Set<number> }>();
  for (let chain = from; chain < to; chain += 1) {
    const group = pack.group[chain] ?? 0;
    let contents = found.get(group);
    if (contents === undefined) {
      contents = { group, chains: 0, oddIds: 0, questions: new Set() };
      found.set(group, contents);
    }
    contents.chains += 1;
    if (hasOddId(pack, chain)) contents.oddIds += 1;
    const end = pack.answersEnd[chain] ?? 0;
    for (let answer = answersStart(pack, chain); answer < end; answer += 1)
      contents.questions.add(pack.question[answer] ?? 0);
  }
  return [...found.values()];
}

/** As numbers in a row: for each group itself, its chains, those with odd ids, how many questions, and these. */
export function packContents(contents: readonly GroupContents[]): Uint32Array<ArrayBuffer> {
  return Uint32Array.from(
    contents.flatMap(({ group, chains, oddIds, questions }) => {
      const answered = [...questions];
      return [group, chains, oddIds, answered.length, ...answered];
    }),
  );
}

export function* unpackContents(packed: Uint32Array): Generator<GroupContents> {
  for (let at = 0; at < packed.length;) {
    const [group = 0, chains = 0, oddIds = 0, answered = 0] = packed.subarray(at, at + 4);
    at += 4;
    yield { group, chains, oddIds, questions: packed.subarray(at, at + answered) };
    at += answered;
  }
}
