/**
 * What a stream will be, known before its first row: its leaves, how many chains it has rows of, the form of their
 * ids, and the groups that its dictionaries are made of. Only leaves that a bound in time cuts are read for that.
 */
import { StoreUnavailable } from "../../store/store.ts";
import type { GroupContents, AnswerSnapshot, LeafHead } from "../leaves/leaf.ts";
import { contentsOf, unpackContents } from "../leaves/leaf.ts";
import { releasePack } from "../packed/packed-chains.ts";
import { numbersWithin, type Selection } from "./selection.ts";

export interface StreamPlan {
  readonly leaves: readonly LeafHead[];
  readonly chains: number;
  /** Whether any chain has an id of another shape than 24 lower-case hexadecimal digits. */
  readonly hasOddIds: boolean;
  /** The groups of the chains that are told, and of the questions of the answers that are. */
  readonly chainGroups: readonly number[];
  readonly questionGroups: readonly number[];
}

export async function planStream(snapshot: AnswerSnapshot, selection: Selection): Promise<StreamPlan> {
  const { from, to } = selection;
  const leaves: LeafHead[] = [];
  const chainGroups = new Set<number>();
  const questionGroups = new Set<number>();
  let [chains, oddIds] = [0, 0];
  for (const leaf of snapshot.leaves) {
    if (leaf.last.time < from || leaf.first.time > to) continue;
    const before = chains;
    for (const contents of await contentsWithin(snapshot, leaf, selection)) {
      // Leaves and groups may come from two replicas, one of which lags.
      if (contents.group >= selection.chains.length) throw new StoreUnavailable(BEHIND, "group unknown");
      if (selection.chains[contents.group] !== 1) continue;
      chains += contents.chains;
      oddIds += contents.oddIds;
      chainGroups.add(contents.group);
      for (const group of contents.questions) if (selection.questions[group] === 1) questionGroups.add(group);
    }
    if (chains > before) leaves.push(leaf);
  }
  return {
    leaves,
    chains,
    hasOddIds: oddIds > 0,
    chainGroups: [...chainGroups],
    questionGroups: [...questionGroups],
  };
}

const BEHIND = "The database is behind another one that was read just before.";

async function contentsWithin(
  snapshot: AnswerSnapshot,
  leaf: LeafHead,
  selection: Selection,
): Promise<Iterable<GroupContents>> {
  if (leaf.first.time >= selection.from && leaf.last.time <= selection.to)
    return unpackContents(leaf.contents);
  const pack = await snapshot.read(leaf, []);
  const contents = contentsOf(pack, ...numbersWithin(pack, selection));
  releasePack(pack);
  return contents;
}
