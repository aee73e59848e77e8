/** Packs put together of chains of other packs. */
import { answersStart, hasOddId, ID_BYTES, type PackedChains } from "./packed-chains.ts";
import { NO_TEXTS, TextColumnBuilder } from "./text-column.ts";

/** Chains of two packs, in the order in which they are wanted. */
export interface Picks {
  readonly packs: readonly [PackedChains, PackedChains];
  /** For each chain which pack it is in. */
  readonly pack: Uint8Array<ArrayBuffer>;
  /** For each chain its number there. */
  readonly chain: Uint32Array<ArrayBuffer>;
  readonly length: number;
}

/** The chains picked from number `from` up to `to`. */
export function gatherChains({ packs, pack, chain }: Picks, from: number, to: number): PackedChains {
  const chains = to - from;
  const time = new Float64Array(chains);
  const ids = new Uint8Array(chains * ID_BYTES);
  const group = new Uint32Array(chains);
  const answersEnd = new Uint32Array(chains);
  let answers = 0;
  let odd = 0;
  for (let at = 0; at < chains; at += 1) {
    const source = packs[pack[from + at] === 0 ? 0 : 1];
    const own = chain[from + at] ?? 0;
    time[at] = source.time[own] ?? 0;
    group[at] = source.group[own] ?? 0;
    for (let byte = 0; byte < ID_BYTES; byte += 1)
      ids[at * ID_BYTES + byte] = source.ids[own * ID_BYTES + byte] ?? 0;
    answers += (source.answersEnd[own] ?? 0) - answersStart(source, own);
    answersEnd[at] = answers;
    if (hasOddId(source, own)) odd += 1;
  }
  const question = new Uint32Array(answers);
  const flags = new Uint8Array(answers);
  const value = new Float64Array(answers);
  const oddIds = new TextColumnBuilder(odd > 0 ? chains : 0);
  const text = new TextColumnBuilder(answers);
  const metadata = new TextColumnBuilder(chains);
  let next = 0;
  for (let at = 0; at < chains; at += 1) {
    const source = packs[pack[from + at] === 0 ? 0 : 1];
    const own = chain[from + at] ?? 0;
    metadata.addFrom(source.metadata, own);
    if (odd > 0) oddIds.addFrom(source.oddIds, own);
    const end = source.answersEnd[own] ?? 0;
    for (let answer = answersStart(source, own); answer < end; answer += 1) {
      question[next] = source.question[answer] ?? 0;
      flags[next] = source.flags[answer] ?? 0;
      value[next] = source.value[answer] ?? 0;
      text.addFrom(source.text, answer);
      next += 1;
    }
  }
  return {
    chains,
    time,
    ids,
    oddIds: odd > 0 ? oddIds.finish() : NO_TEXTS,
    group,
    answersEnd,
    question,
    flags,
    value,
    text: text.finish(),
    metadata: metadata.finish(),
  };
}
