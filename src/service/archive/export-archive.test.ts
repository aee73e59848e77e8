import { readLines } from "./read-lines.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ChainFilter } from "../../contract/queries.ts";
import { createMemoryStore } from "../store/memory/memory-store.ts";
import type { FeedbackExporter, Scope } from "../store/store.ts";
import { anyChain, anyChains, anySurvey } from "../documents/documents.arbitraries.ts";
import type { ArchivedChain, ArchivedSurvey } from "../documents/documents.ts";
import { exportArchive } from "./export-archive.ts";
import { importArchives } from "./import-archives.ts";

const anySurveys = fc.tuple(anySurvey("s1"), anySurvey("s2"), anySurvey("s3"));

/** A chain that refers only to what the surveys have. */
function consistent(chain: ArchivedChain, surveys: readonly ArchivedSurvey[]): ArchivedChain {
  const known = (surveyId: string, questionId: string): boolean =>
    surveys.some(
      ({ _id, questions }) => _id === surveyId && questions.some((question) => question._id === questionId),
    );
  return {
    ...chain,
    responses: chain.responses.filter(({ surveyId, questionId }) => known(surveyId, questionId)),
  };
}

const anyContent = fc.tuple(anySurveys, anyChains).map(([surveys, chains]) => {
  return { surveys, chains: chains.map((chain) => consistent(chain, surveys)) };
});

async function filled({
  surveys,
  chains,
}: {
  surveys: readonly ArchivedSurvey[];
  chains: readonly ArchivedChain[];
}) {
  const store = createMemoryStore();
  await store.write(async (transaction) => {
    for (const survey of surveys) await transaction.putSurvey(survey);
    await transaction.putChains(chains);
  });
  return store;
}

const exported = (store: FeedbackExporter, scope: Scope = "all", filter: ChainFilter = {}): Promise<string> =>
  store.snapshot(async (snapshot) => {
    let text = "";
    for await (const part of exportArchive(snapshot, { scope, filter })) text += part;
    return text;
  });

async function imported(text: string) {
  const store = createMemoryStore();
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(text);
  }
  await importArchives(store, [{ name: "a", parts: readLines("a", bytes(), new Set()) }]);
  return store;
}

test("an export, imported into an empty store and exported again, is the same bytes", async () => {
  await fc.assert(
    fc.asyncProperty(anyContent, async (content) => {
      const first = await exported(await filled(content));
      expect(await exported(await imported(first))).toBe(first);
    }),
  );
});

test("an export holds all that was stored", async () => {
  await fc.assert(
    fc.asyncProperty(anyContent, async (content) => {
      const text = await exported(await filled(content));
      const lines = text.split("\n").filter((line) => line !== "");
      const kinds = { survey: content.surveys, chain: content.chains };
      const expected = Object.entries(kinds).flatMap(([kind, documents]) =>
        documents.map((document): unknown => Object.assign({ kind }, document)),
      );
      const found = lines.map((line): unknown => JSON.parse(line));
      expect(found).toHaveLength(expected.length);
      expect(found).toEqual(expect.arrayContaining(expected));
    }),
  );
});

test("part of a store can be imported by itself: surveys that chains refer to come along", async () => {
  await fc.assert(
    fc.asyncProperty(anyContent, async (content) => {
      const scope = ["t1", "t\u{10000}"];
      const filter = { surveyId: ["s1", "s2"], createdFrom: 0 };
      const part = await exported(await filled(content), scope, filter);
      const store = await imported(part);
      const expected = content.chains.filter(
        (chain) => scope.includes(chain.teamId) && chain.surveyId !== "s3" && chain.createdAt >= 0,
      );
      expect(await store.countChains("all", {})).toBe(expected.length);
      expect(await exported(store, scope, filter)).toBe(part);
    }),
  );
});

test("a part holds the surveys of its teams and what its chains refer to, each once, before its chains", async () => {
  const [s1, s2, s3] = fc.sample(anySurveys, { numRuns: 1, seed: 3 })[0] ?? [];
  const [c1, c2, c3] =
    fc.sample(fc.tuple(anyChain("c1"), anyChain("c2"), anyChain("c3")), { numRuns: 1, seed: 3 })[0] ?? [];
  if (!s1 || !s2 || !s3 || !c1 || !c2 || !c3) throw new Error("nothing to try");
  const surveys = [
    { ...s1, name: "1", teamId: "t1" },
    { ...s2, name: "2", teamId: "t2" },
    { ...s3, name: "3", teamId: "t1" },
  ];
  const chains = [
    { ...c1, createdAt: 3, teamId: "t1", surveyId: "s2", responses: [] },
    { ...c2, createdAt: 2, teamId: "t1", surveyId: "s2", responses: [] },
    { ...c3, createdAt: 1, teamId: "t2", surveyId: "s1", responses: [] },
  ];
  const store = await filled({ surveys, chains });
  const told: number[] = [];
  const ids = async (scope: Scope, filter: ChainFilter) => {
    const text = await store.snapshot(async (snapshot) => {
      let all = "";
      for await (const part of exportArchive(snapshot, { scope, filter }, (count) => told.push(count)))
        all += part;
      return all;
    });
    return [...text.matchAll(/"_id":"([sc]\d)"/g)].map(([, id]) => id);
  };
  expect(await ids(["t1"], {})).toEqual(["s1", "s3", "s2", "c1", "c2"]);
  expect(await ids("all", { surveyId: ["s2"] })).toEqual(["s2", "c1", "c2"]);
  expect(await ids("all", { surveyId: ["s3"] })).toEqual(["s3"]);
  expect(await ids(["t1"], { surveyId: ["s2"] })).toEqual(["s2", "c1", "c2"]);
  expect(told.slice(0, 1)).toEqual([2]);
});
