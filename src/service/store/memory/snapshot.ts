/** What the memory store holds at one moment, and the draft of what it holds next. */
import { gapOf, type ChainTemplate } from "../../templates/chain-template.ts";
import type { ArchivedChain, ArchivedSurvey } from "../../documents/documents.ts";
import { compareByCodePoint } from "../../../lib/text/code-point-order.ts";
import { inScope, newMark, type Catalog, type FeedbackTransaction, type Scope } from "../store.ts";
import { LeafWriter } from "../../answers/leaves/leaf-writer.ts";
import { type StoredGroup, readGroups } from "../../answers/packed/answer-groups.ts";
import { batchOf, factsIn, type ChainBatch, type ChainFacts } from "../chain-batch.ts";
import { textAt } from "../../answers/packed/text-column.ts";
import { comparePlaces } from "../../answers/packed/chain-order.ts";
import { NO_CHAINS, type PackedChains } from "../../answers/packed/packed-chains.ts";
import type { AnswerSnapshot, LeafHead, LeafStorage } from "../../answers/leaves/leaf.ts";
import { matchesVisibly, type ChainFilter } from "../../../contract/queries.ts";

/** Leaves in memory: a write starts from those of the snapshot before it, which stay as they are. */
interface MemoryLeaf {
  readonly head: LeafHead;
  readonly pack: PackedChains;
}

class MemoryLeaves implements LeafStorage {
  readonly #leaves = new Map<number, MemoryLeaf>();
  readonly #groups: StoredGroup[] = [];
  #nextId = 1;

  /** As `base` is, or without any. */
  constructor(base?: MemoryLeaves) {
    if (base === undefined) return;
    this.#leaves = new Map(base.#leaves);
    this.#groups = [...base.#groups];
    this.#nextId = base.#nextId;
  }

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

interface StoredChain extends ChainFacts {
  readonly template: ChainTemplate;
}

export interface Snapshot {
  readonly catalog: Catalog;
  readonly chainById: ReadonlyMap<string, StoredChain>;
  /** Newest first. */
  readonly chains: readonly StoredChain[];
  readonly leaves: MemoryLeaves;
}

export const emptySnapshot: Snapshot = {
  catalog: { revision: 0, chainsRevision: 0, mark: 0, surveys: [] },
  chainById: new Map(),
  chains: [],
  leaves: new MemoryLeaves(),
};

/** Starts as `base` and takes documents; `base` stays as it is. */
export class Draft implements FeedbackTransaction {
  readonly counts = { surveys: 0, chains: 0, replaced: 0, unchanged: 0 };
  readonly #base: Snapshot;
  readonly #surveys: Map<string, ArchivedSurvey>;
  readonly #chains: Map<string, StoredChain>;
  readonly #leaves: MemoryLeaves;
  readonly #leafWriter: LeafWriter;
  #surveysChanged = false;

  constructor(base: Snapshot) {
    this.#base = base;
    this.#surveys = new Map(base.catalog.surveys.map((survey) => [survey._id, survey]));
    this.#chains = new Map(base.chainById);
    this.#leaves = new MemoryLeaves(base.leaves);
    this.#leafWriter = new LeafWriter(this.#leaves);
  }

  survey = async (id: string) => this.#surveys.get(id);

  answered = async (surveyId: string, questionIds: readonly string[]) =>
    answeredIn([...this.#chains.values()], surveyId, questionIds);

  async putSurvey(survey: ArchivedSurvey) {
    const stored = this.#surveys.get(survey._id);
    this.counts.surveys += 1;
    if (stored !== undefined && JSON.stringify(stored) === JSON.stringify(survey)) return;
    this.#surveysChanged = true;
    this.#surveys.set(survey._id, structuredClone(survey));
  }

  putChains = (chains: readonly ArchivedChain[]) => this.putBatch(batchOf(chains));

  async putBatch(batch: ChainBatch, leftOut?: ReadonlySet<number>) {
    const facts = factsIn(batch);
    for (let at = 0; at < batch.pack.chains; at += 1) {
      if (leftOut?.has(at)) continue;
      const next = { ...facts(at), template: textAt(batch.templates, at) };
      const stored = this.#chains.get(next._id);
      this.counts.chains += 1;
      if (stored !== undefined) this.counts[sameContent(stored, next) ? "unchanged" : "replaced"] += 1;
      this.#chains.set(next._id, next);
      if (stored === undefined) await this.#leafWriter.put(batch, at, at + 1);
      else await this.#leafWriter.replace({ time: stored.createdAt, id: next._id }, batch, at);
    }
  }

  async finish(): Promise<Snapshot> {
    await this.#leafWriter.finish();
    return {
      catalog: this.#catalog(),
      chainById: this.#chains,
      chains: Array.from(this.#chains.values()).toSorted(newestFirst),
      leaves: this.#leaves,
    };
  }

  #catalog(): Catalog {
    const { revision, chainsRevision, surveys } = this.#base.catalog;
    const chainsChanged = this.counts.chains > this.counts.unchanged;
    if (!chainsChanged && !this.#surveysChanged) return this.#base.catalog;
    const next = { chainsRevision: chainsRevision + (chainsChanged ? 1 : 0), mark: newMark() };
    if (!this.#surveysChanged) return { ...next, revision, surveys };
    const changed = Array.from(this.#surveys.values()).toSorted(byName);
    return { ...next, revision: revision + 1, surveys: changed };
  }
}

/** Those of the questions of a survey that some of `chains` answer. */
export function answeredIn(
  chains: readonly StoredChain[],
  surveyId: string,
  questionIds: readonly string[],
): string[] {
  const answers = (id: string) => (chain: StoredChain) => chain.template.includes(gapOf(surveyId, id));
  return questionIds.filter((id) => chains.some(answers(id)));
}

const sameContent = (a: StoredChain, b: StoredChain): boolean =>
  a.template === b.template && a.isClosed === b.isClosed && a.surveyVersion === b.surveyVersion;

const byName = (a: ArchivedSurvey, b: ArchivedSurvey): number =>
  compareByCodePoint(a.name, b.name) || compareByCodePoint(a._id, b._id);

const newestFirst = (a: StoredChain, b: StoredChain): number =>
  b.createdAt - a.createdAt || compareByCodePoint(b._id, a._id);

export function selects(scope: Scope, filter: ChainFilter, chain: ChainFacts): boolean {
  if (!inScope(scope, chain.teamId)) return false;
  if (filter.isClosed !== undefined && chain.isClosed !== filter.isClosed) return false;
  if (filter.surveyVersion !== undefined && chain.surveyVersion !== filter.surveyVersion) return false;
  return matchesVisibly(chain, filter);
}
