/** Chains on their way into a store, packed where they were checked: bytes that one thread hands to another. */
import { idAt } from "../answers/packed/chain-order.ts";
import { readGroups } from "../answers/packed/answer-groups.ts";
import { GroupNumbers } from "../answers/packed/group-numbers.ts";
import { PackBuilder, type GroupedChains, type PackableChain } from "../answers/packed/pack-builder.ts";
import { TextColumnBuilder, type TextColumn } from "../answers/packed/text-column.ts";
import type { ArchivedChain } from "../documents/documents.ts";
import { chainTemplate, type ChainTemplate } from "../templates/chain-template.ts";

export interface ChainBatch extends GroupedChains {
  /** One for each chain. */
  readonly templates: TextColumn;
  /** What the chains refer to: surveys, and which of their questions. */
  readonly references: ReadonlyMap<string, ReadonlySet<string>>;
}

export function batchOf(chains: Iterable<ArchivedChain>): ChainBatch {
  const batch = new BatchBuilder();
  for (const chain of chains) batch.add(chain, chainTemplate(chain));
  return batch.take();
}

export class BatchBuilder {
  readonly #pack = new PackBuilder();
  readonly #templates = new TextColumnBuilder();
  #groups = new GroupNumbers([]);
  #references = new Map<string, Set<string>>();

  add(chain: PackableChain, template: ChainTemplate): void {
    this.#pack.add(chain, this.#groups);
    this.#templates.add(template);
    this.#questionsOf(chain.surveyId);
    for (const { surveyId, questionId } of chain.responses) this.#questionsOf(surveyId).add(questionId);
  }

  /** What was added since this was asked last. */
  take(): ChainBatch {
    const [templates, references] = [this.#templates.finish(), this.#references];
    const batch = { pack: this.#pack.take(), groups: this.#groups.takeAdded(), templates, references };
    this.#templates.clear();
    this.#groups = new GroupNumbers([]);
    this.#references = new Map();
    return batch;
  }

  #questionsOf(survey: string): Set<string> {
    const known = this.#references.get(survey);
    if (known !== undefined) return known;
    const questions = new Set<string>();
    this.#references.set(survey, questions);
    return questions;
  }
}

/** What a chain is found by. */
export type ChainFacts = Pick<
  ArchivedChain,
  "_id" | "createdAt" | "teamId" | "touchpointId" | "surveyId" | "isClosed" | "surveyVersion"
>;

/** The facts of a batch's chains, by their numbers. */
export function factsIn({ pack, groups }: GroupedChains): (at: number) => ChainFacts {
  const { chain: contents } = readGroups(groups.filter(({ kind }) => kind === "chain"));
  return (at) => {
    const group = contents[pack.group[at] ?? 0];
    if (group === undefined) throw new Error("A chain is of no group.");
    const { teamId, touchpointId, surveyId, isClosed, surveyVersion } = group;
    return {
      _id: idAt(pack, at),
      createdAt: pack.time[at] ?? 0,
      teamId,
      touchpointId,
      surveyId,
      isClosed,
      surveyVersion,
    };
  };
}
