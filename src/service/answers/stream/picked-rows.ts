/** The rows that a leaf gives: for each the chain and the answer that it tells. */
import { answersStart, type PackedChains } from "../packed/packed-chains.ts";
import { numbersWithin, type Selection } from "./selection.ts";

/** The answer of a row that tells a chain without any that was asked for. */
export const NO_ANSWER = -1;

export interface PickedRows {
  readonly length: number;
  /** By row: the number of its chain. */
  readonly chain: Uint32Array<ArrayBuffer>;
  /** By row: the number of its answer, or `NO_ANSWER`. */
  readonly answer: Int32Array<ArrayBuffer>;
}

export function pickRows(pack: PackedChains, selection: Selection): PickedRows {
  const { chains, questions } = selection;
  const [first, end] = numbersWithin(pack, selection);
  const most = end - first + pack.question.length;
  const [chain, answer] = [new Uint32Array(most), new Int32Array(most)];
  let length = 0;
  let at = answersStart(pack, first);
  for (let own = first; own < end; own += 1) {
    const answersEnd = pack.answersEnd[own] ?? 0;
    if (chains[pack.group[own] ?? 0] === 1) {
      const before = length;
      for (; at < answersEnd; at += 1) {
        if (questions[pack.question[at] ?? 0] !== 1) continue;
        chain[length] = own;
        answer[length] = at;
        length += 1;
      }
      if (length === before) {
        chain[length] = own;
        answer[length] = NO_ANSWER;
        length += 1;
      }
    }
    at = answersEnd;
  }
  return { length, chain, answer };
}

/** Rows from number `from` up to `to`. */
export const rowsBetween = ({ chain, answer }: PickedRows, from: number, to: number): PickedRows => ({
  length: to - from,
  chain: chain.subarray(from, to),
  answer: answer.subarray(from, to),
});
