/** What every store promises of all answers at once: the leaves of one moment hold every chain, in order. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnswerSnapshot, MOST_CHAINS } from "../answers/leaves/leaf.ts";
import { idAt } from "../answers/packed/chain-order.ts";
import { answersStart, releasePack } from "../answers/packed/packed-chains.ts";
import { textAt } from "../answers/packed/text-column.ts";
import { anyChain, anyChains } from "../documents/documents.arbitraries.ts";
import type { ArchivedChain } from "../documents/documents.ts";
import { modelled } from "./store-model.contract.ts";
import type { Store } from "./store.ts";

/** A chain as leaves tell it. */
interface Told {
  readonly id: string;
  readonly time: number;
  readonly facts: unknown;
  readonly answers: readonly unknown[];
  readonly metadata: unknown;
}

/** Everything in the leaves of a snapshot. */
export async function told({
  leaves,
  groups,
  read,
}: Pick<AnswerSnapshot, "leaves" | "groups" | "read">): Promise<Told[]> {
  const all: Told[] = [];
  for (const leaf of leaves) {
    const pack = await read(leaf, ["text", "metadata"]);
    expect(pack.chains).toBe(leaf.chains);
    for (let chain = 0; chain < pack.chains; chain += 1) {
      const answers = [];
      for (let at = answersStart(pack, chain); at < (pack.answersEnd[chain] ?? 0); at += 1) {
        answers.push([
          groups.question[pack.question[at] ?? 0],
          pack.flags[at],
          pack.value[at],
          textAt(pack.text, at),
        ]);
      }
      all.push({
        id: idAt(pack, chain),
        time: pack.time[chain] ?? Number.NaN,
        facts: groups.chain[pack.group[chain] ?? 0],
        answers,
        metadata: JSON.parse(textAt(pack.metadata, chain)),
      });
    }
  }
  return all;
}

const toTold = (chain: ArchivedChain): Told => ({
  id: chain._id,
  time: chain.createdAt,
  facts: {
    surveyId: chain.surveyId,
    touchpointId: chain.touchpointId,
    touchpointName: chain.touchpointName,
    teamId: chain.teamId,
    teamName: chain.teamName,
    language: chain.language,
    isClosed: chain.isClosed,
    surveyVersion: chain.surveyVersion,
  },
  answers: chain.responses.map(({ questionId, questionType, answer, valueNum, valueString }) => {
    const value = valueNum ?? (typeof answer === "number" ? answer : undefined);
    const text = valueString ?? (typeof answer === "string" ? answer : undefined);
    const flags = (value === undefined ? 0 : 1) + (text === undefined ? 0 : 2);
    const unsaid = valueNum === undefined && value !== undefined ? { isUnsaid: true } : {};
    return [{ question: questionId, questionType, ...unsaid }, flags, value ?? 0, text ?? ""];
  }),
  metadata: JSON.parse(JSON.stringify(chain.metadata)),
});

/** What leaves have to tell once `writes` came one after the other. */
function expected(writes: readonly (readonly ArchivedChain[])[]): Told[] {
  const stored = new Map(writes.flat().map((chain) => [chain._id, chain]));
  return modelled([...stored.values()], "all", {})
    .toReversed()
    .map(toTold);
}

const put = (store: Store, chains: readonly ArchivedChain[]) =>
  store.write((transaction) => transaction.putChains(chains));

async function holding(
  openEmpty: () => Promise<Store>,
  writes: readonly (readonly ArchivedChain[])[],
  check: (store: Store) => Promise<void>,
) {
  const store = await openEmpty();
  try {
    for (const chains of writes) await put(store, chains);
    await check(store);
  } finally {
    await store.close();
  }
}

export function answersContract(openEmpty: () => Promise<Store>, numRuns: number): void {
  describe("all answers", () => {
    test("are those of every chain, oldest first, whatever was written over what", async () => {
      const anyWrites = fc.array(anyChains, { minLength: 1, maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(anyWrites, async (writes) => {
          await holding(openEmpty, writes, async (store) => {
            expect(await told(await store.answers())).toEqual(expected(writes));
          });
        }),
        { numRuns },
      );
    });

    test("of more chains than a leaf takes stay in order, in whatever order they come", async () => {
      const [chain] = fc.sample(anyChain("c"), { numRuns: 1, seed: 7 });
      if (chain === undefined) throw new Error("no chain to try");
      const at = (createdAt: number, _id: string): ArchivedChain => ({ ...chain, _id, createdAt });
      const many = Math.floor(MOST_CHAINS * 2.1);
      const shuffled = Array.from({ length: many }, (_, index) => {
        const number = (index * 7919) % many;
        return at(number >> 1, `c${number}`);
      });
      const later = [
        at(many, "behind"),
        at(-5, "before"),
        at(3, "c9"),
        at(2 * many, "c10"),
        at(4, "between"),
      ];
      await holding(openEmpty, [shuffled, later], async (store) => {
        const { leaves, ...rest } = await store.answers();
        expect(leaves.length).toBeGreaterThan(2);
        expect(leaves.every(({ chains }) => chains > 0 && chains <= MOST_CHAINS)).toBe(true);
        expect(await told({ leaves, ...rest })).toEqual(expected([shuffled, later]));
      });
    });

    test("stay those of one moment while others are written", async () => {
      const [first, second] = fc.sample(anyChains, { numRuns: 2, seed: 5 });
      if (first === undefined || second === undefined) throw new Error("no chains to try");
      await holding(openEmpty, [first], async (store) => {
        const before = await store.answers();
        await put(store, second);
        const after = await store.answers();
        expect(await told(before)).toEqual(expected([first]));
        expect(await told(after)).toEqual(expected([first, second]));
        expect(after.revision).toBe(before.revision + 1);
        expect(after.revision).toBe((await store.catalog()).chainsRevision);
      });
    });

    test("are read into memory that is the reader's own to give back", async () => {
      const [chains] = fc.sample(anyChains, { numRuns: 1, seed: 5 });
      if (chains === undefined) throw new Error("no chains to try");
      await holding(openEmpty, [chains], async (store) => {
        const snapshot = await store.answers();
        for (const leaf of snapshot.leaves) {
          const pack = await snapshot.read(leaf, ["text", "metadata"]);
          expect(pack.time.length).toBeGreaterThan(0);
          releasePack(pack);
        }
        expect(await told(snapshot)).toEqual(expected([chains]));
      });
    });

    test("are as they were where a write is undone", async () => {
      const [first, second] = fc.sample(anyChains, { numRuns: 2, seed: 6 });
      if (first === undefined || second === undefined) throw new Error("no chains to try");
      await holding(openEmpty, [first], async (store) => {
        const undone = store.write(async (transaction) => {
          await transaction.putChains(second);
          throw new Error("undone");
        });
        await expect(undone).rejects.toThrow("undone");
        expect(await told(await store.answers())).toEqual(expected([first]));
      });
    });
  });
}
