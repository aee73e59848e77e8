/**
 * Chains with their answers as columns of numbers, those of a leaf in ascending order of time and id: what the stream of all
 * answers is made of. What many chains have in common (survey, touchpoint, team, …) is a number, see `answer-groups.ts`.
 */
import { releaseBytes } from "../../release-bytes.ts";
import { NO_TEXTS, type TextColumn } from "./text-column.ts";

export interface PackedChains {
  readonly chains: number;
  /** By chain: unix seconds. */
  readonly time: Float64Array<ArrayBuffer>;
  /** By chain: twelve bytes of an id of 24 lower-case hexadecimal digits; zeros for an odd one. */
  readonly ids: Uint8Array<ArrayBuffer>;
  /** By chain: an id of another shape, empty for the others. Without any such id there are no texts at all. */
  readonly oddIds: TextColumn;
  /** By chain: its group. */
  readonly group: Uint32Array<ArrayBuffer>;
  /** By chain: where its answers end; they begin where those of the chain before it end. */
  readonly answersEnd: Uint32Array<ArrayBuffer>;
  /** By answer: its question's group. */
  readonly question: Uint32Array<ArrayBuffer>;
  /** By answer: `HAS_VALUE` and `HAS_TEXT`. */
  readonly flags: Uint8Array<ArrayBuffer>;
  /** By answer: its number; 0 where it has none. */
  readonly value: Float64Array<ArrayBuffer>;
  /** By answer: its text; empty where it has none, and without any texts where they were not read. */
  readonly text: TextColumn;
  /** By chain: its metadata as JSON; without any texts where it was not read. */
  readonly metadata: TextColumn;
}

export const HAS_VALUE = 1;
export const HAS_TEXT = 2;

/** Bytes of an id of the usual shape. */
export const ID_BYTES = 12;

export const NO_CHAINS: PackedChains = {
  chains: 0,
  time: new Float64Array(0),
  ids: new Uint8Array(0),
  oddIds: NO_TEXTS,
  group: new Uint32Array(0),
  answersEnd: new Uint32Array(0),
  question: new Uint32Array(0),
  flags: new Uint8Array(0),
  value: new Float64Array(0),
  text: NO_TEXTS,
  metadata: NO_TEXTS,
};

/** Where the answers of a chain begin. */
export const answersStart = ({ answersEnd }: PackedChains, chain: number): number =>
  chain === 0 ? 0 : (answersEnd[chain - 1] ?? 0);

/** Whether a chain's id is of another shape than 24 lower-case hexadecimal digits. */
export const hasOddId = ({ oddIds }: PackedChains, chain: number): boolean =>
  oddIds.ends.length > 0 && oddIds.ends[chain] !== (chain === 0 ? 0 : oddIds.ends[chain - 1]);

/** Where a pack lies in memory. Columns of one leaf lie in a few pieces; those without anything are shared by all packs. */
export function buffersOf({ oddIds, text, metadata, ...columns }: PackedChains): Set<ArrayBuffer> {
  const texts = [oddIds, text, metadata].flatMap(({ ends, bytes }) => [ends, bytes]);
  const arrays = [...Object.values(columns), ...texts].filter((column) => typeof column === "object");
  return new Set(arrays.map(({ buffer }) => buffer).filter(({ byteLength }) => byteLength > 0));
}

/** Gives the memory of a pack back by hand. Only for its sole holder. */
export function releasePack(pack: PackedChains): void {
  for (const buffer of buffersOf(pack)) releaseBytes(new Uint8Array(buffer));
}
