/** What every store can be asked beside what the API serves: which questions are answered, how much was written. */
import { sample } from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { anyChain, anySurvey } from "../documents/documents.arbitraries.ts";
import type { ArchivedChain } from "../documents/documents.ts";
import type { Store } from "./store.ts";

type Question = readonly [surveyId: string, questionId: string];

/** A chain that answers `questions`. */
function answering(id: string, ...questions: readonly Question[]): ArchivedChain {
  const [chain] = sample(anyChain(id), { numRuns: 1, seed: 7 });
  if (chain === undefined) throw new Error("no chain to try");
  const responses = questions.map(([surveyId, questionId]) => ({
    questionId,
    surveyId,
    questionType: "NPS",
    answer: 9,
    valueNum: 9,
    language: "en",
  }));
  return { ...chain, responses };
}

export function lookupContract(openEmpty: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await openEmpty();
  });
  afterEach(() => store.close());

  test("a store answers a ping", async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });

  test("the questions that are answered are known, inside a transaction too", async () => {
    const odd = ['s "2" \u0001\\', "q \u0002\u{10000}"] as const;
    await store.write((transaction) => transaction.putChains([answering("c1", ["s1", "q1"], odd)]));
    expect(await store.answered("s1", ["q0", "q1", "q"])).toEqual(["q1"]);
    expect(await store.answered(odd[0], ["q1", odd[1]])).toEqual([odd[1]]);
    await store.write(async (transaction) => {
      await transaction.putChains([answering("c2", ["s1", "q2"]), answering("c1")]);
      expect(await transaction.answered("s1", ["q1", "q2"])).toEqual(["q2"]);
    });
    expect(await store.answered("s1", ["q1", "q2"])).toEqual(["q2"]);
  });

  test("what was written is counted, even where it changed nothing, but not what was undone", async () => {
    const chains = [answering("c1"), answering("c2")];
    const [survey] = sample(anySurvey("s1"), { numRuns: 1, seed: 7 });
    if (survey === undefined) throw new Error("no survey to try");
    await store.write(async (transaction) => {
      await transaction.putSurvey(survey);
      await transaction.putChains(chains);
    });
    await store.write((transaction) => transaction.putChains(chains));
    const undone = store.write(async (transaction) => {
      await transaction.putChains(chains);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await store.writtenRows()).toEqual({ surveys: 1, chains: 4 });
  });
}
