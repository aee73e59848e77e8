/**
 * Leaves: all packed chains, cut into pieces that follow one another in time. A leaf never changes; a write puts
 * others in its place. Whoever has begun to read goes on with the leaves of that moment, and holds nothing meanwhile.
 */
import type { ChainPlace } from "../packed/chain-order.ts";
import type { PackedChains } from "../packed/packed-chains.ts";
import type { AnswerGroups, StoredGroup } from "../packed/answer-groups.ts";

/** Chains of a leaf at most. */
export const MOST_CHAINS = 16_384;

/** Where a leaf is among the others. */
export interface LeafSpan {
  /** Never used again. */
  readonly id: number;
  readonly chains: number;
  readonly first: ChainPlace;
  readonly last: ChainPlace;
}

/** What is known of a leaf without reading it. */
export interface LeafHead extends LeafSpan {
  /** What it holds by group, see `leaf-contents.ts`. */
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
  /**
   * What is returned is the caller's own, memory and all. Throws `StoreUnavailable` where the leaf was taken away since,
   * which happens a while after it was replaced.
   */
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
