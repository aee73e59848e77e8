/** What a leaf holds by group: enough to say, without reading it, which groups and how many chains a filter finds. */
import { answersStart, hasOddId, type PackedChains } from "../packed/packed-chains.ts";

/** The chains of one group in a leaf. */
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
    for (let answer = answersStart(pack, chain); answer < end; answer += 1) {
      contents.questions.add(pack.question[answer] ?? 0);
    }
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
