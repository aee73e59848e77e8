/** Leaves in memory: a write starts from those of the snapshot before it, which stay as they are. */
import type { StoredGroup } from "../../answers/packed/answer-groups.ts";
import { readGroups } from "../../answers/packed/answer-groups.ts";
import { comparePlaces } from "../../answers/packed/chain-order.ts";
import { NO_CHAINS, type PackedChains } from "../../answers/packed/packed-chains.ts";
import type { AnswerSnapshot, LeafHead, LeafStorage } from "../../answers/leaves/leaf.ts";

interface MemoryLeaf {
  readonly head: LeafHead;
  readonly pack: PackedChains;
}

export class MemoryLeaves implements LeafStorage {
  readonly #leaves: Map<number, MemoryLeaf>;
  readonly #groups: StoredGroup[];
  #nextId: number;

  /** As `base` is, or without any. */
  constructor(base?: MemoryLeaves) {
    this.#leaves = new Map(base?.all());
    this.#groups = [...(base?.allGroups() ?? [])];
    this.#nextId = base?.nextId ?? 1;
  }

  get nextId(): number {
    return this.#nextId;
  }

  all = (): ReadonlyMap<number, MemoryLeaf> => this.#leaves;

  allGroups = (): readonly StoredGroup[] => this.#groups;

  spans = async () => this.#heads();

  groups = async () => this.#groups;

  async addGroups(groups: readonly StoredGroup[]) {
    this.#groups.push(...groups);
  }

  read = async (id: number) => this.#leaves.get(id)?.pack ?? NO_CHAINS;

  async insert(leaf: Omit<LeafHead, "id">, pack: PackedChains) {
    const id = this.#nextId;
    this.#nextId += 1;
    this.#leaves.set(id, { head: { id, ...leaf }, pack });
    return id;
  }

  async retire(ids: readonly number[]) {
    for (const id of ids) this.#leaves.delete(id);
  }

  /** What they are now, for good: nothing is put into them any more. */
  snapshot(revision: number): AnswerSnapshot {
    const groups = readGroups(this.#groups);
    const read = async ({ id }: LeafHead) => structuredClone(await this.read(id));
    return { revision, leaves: this.#heads(), groups, read };
  }

  #heads(): LeafHead[] {
    return Array.from(this.#leaves.values(), ({ head }) => head).toSorted((a, b) =>
      comparePlaces(a.first, b.first),
    );
  }
}
