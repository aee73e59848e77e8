import { readLines } from "./read-lines.ts";
import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../store/memory/memory-store.ts";
import { importArchives, type ArchiveSource } from "./import-archives.ts";
import type { ArchiveFault } from "./archive-fault.ts";
import { checkingWriter } from "./checking-writer.ts";
import type { ArchivedChain, ArchivedSurvey } from "../documents/documents.ts";

const survey = (id: string, questionIds: readonly string[]): ArchivedSurvey => ({
  _id: id,
  name: `Survey ${id}`,
  createdBy: "u1",
  teamId: "t1",
  teamName: "Stores",
  languages: ["en"],
  archived: false,
  questions: questionIds.map((_id) => ({
    _id,
    questionType: "NPS",
    title: { en: "How likely?" },
    languages: ["en"],
    choices: [],
  })),
});

const chain = (id: string, surveyId: string, questionId = "q1"): ArchivedChain => ({
  _id: id,
  surveyId,
  surveyVersion: 3,
  isClosed: true,
  touchpointId: "p1",
  touchpointName: "Helsinki",
  createdAt: 0,
  createdAtDate: "1970-01-01T00:00:00.000Z",
  teamId: "t1",
  teamName: "Stores",
  metadata: {},
  language: "en",
  responses: [{ questionId, questionType: "NPS", surveyId, answer: 9, valueNum: 9, language: "en" }],
});

const surveyLine = (...args: Parameters<typeof survey>) =>
  JSON.stringify({ kind: "survey", ...survey(...args) });
const chainLine = (...args: Parameters<typeof chain>) => JSON.stringify({ kind: "chain", ...chain(...args) });

const oddLine = (id: string) => JSON.stringify({ kind: "survey", ...survey(id, []), mood: 1 });

function archive(name: string, ...lines: readonly string[]): ArchiveSource {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(lines.join("\n"));
  }
  return { name, parts: readLines(name, bytes(), new Set()) };
}

async function* lineWithoutUtf8(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array([0x0a, 0xff]);
}

describe("an import", () => {
  test("stores surveys and chains, and changes nothing the second time", async () => {
    const store = createMemoryStore();
    const lines = [surveyLine("s1", ["q1"]), chainLine("c1", "s1"), chainLine("c2", "s1")];
    const first = await importArchives(store, [archive("a", ...lines)]);
    expect(first).toEqual({ surveys: 1, chains: 2, replaced: 0, unchanged: 0 });
    expect((await store.catalog()).surveys).toEqual([survey("s1", ["q1"])]);
    expect(await store.countChains("all", {})).toBe(2);
    const again = await importArchives(store, [archive("a", ...lines)]);
    expect(again).toEqual({ surveys: 1, chains: 2, replaced: 0, unchanged: 2 });
  });

  test("tells of surveys that replace one with other content", async () => {
    const store = createMemoryStore();
    let replaced = 0;
    const listener = { onSurveyReplaced: () => (replaced += 1) };
    const lines = [surveyLine("s1", ["q1"]), surveyLine("s2", ["q1"])];
    await importArchives(store, [archive("a", ...lines), archive("a", ...lines)], listener);
    expect(replaced).toBe(0);
    await importArchives(store, [archive("b", surveyLine("s1", ["q1", "q2"]), ...lines.slice(1))], listener);
    expect(replaced).toBe(1);
  });

  test("finds surveys in earlier archives and in the store", async () => {
    const store = createMemoryStore();
    await importArchives(store, [
      archive("a", surveyLine("s1", ["q1"])),
      archive("b", chainLine("c1", "s1")),
    ]);
    await importArchives(store, [archive("c", chainLine("c2", "s1"))]);
    expect(await store.countChains("all", {})).toBe(2);
  });

  test("takes a survey's later line for the true one", async () => {
    const store = createMemoryStore();
    const lines = [surveyLine("s1", []), surveyLine("s1", ["q2"]), chainLine("c1", "s1", "q2")];
    await importArchives(store, [archive("a", ...lines)]);
    expect((await store.catalog()).surveys).toEqual([survey("s1", ["q2"])]);
  });

  test("knows a survey by its newest line, also where chains asked for it before", async () => {
    const store = createMemoryStore();
    await importArchives(store, [archive("a", surveyLine("s1", ["q1"]))]);
    const lines = [chainLine("c1", "s1"), surveyLine("s1", ["q1", "q2"]), chainLine("c2", "s1", "q2")];
    await importArchives(store, [archive("b", ...lines)]);
    expect(await store.countChains("all", {})).toBe(2);
  });

  test("tells how many chains it has read", async () => {
    const told: number[] = [];
    const lines = [surveyLine("s1", ["q1"]), chainLine("c1", "s1"), chainLine("c2", "s1")];
    await importArchives(createMemoryStore(), [archive("a", ...lines), archive("b", chainLine("c3", "s1"))], {
      onChains: (read) => told.push(read),
    });
    expect(told).toEqual([1, 2, 3]);
  });

  test("refuses bytes that are not UTF-8 by their line", async () => {
    const importing = importArchives(createMemoryStore(), [
      { name: "a", parts: readLines("a", lineWithoutUtf8(), new Set()) },
    ]);
    await expect(importing).rejects.toThrow("a:2: is not valid UTF-8");
  });

  test.each([
    ["an unknown survey", [chainLine("c1", "s9")], 'b:1: surveyId names the unknown survey "s9"'],
    [
      "a question that its survey lacks",
      [surveyLine("s1", ["q1"]), chainLine("c1", "s1", "q9")],
      'b:2: responses[0].questionId names the question "q9", which survey "s1" does not have',
    ],
    ["broken JSON", [surveyLine("s1", []), "", "{"], "b:3: is not valid JSON"],
    ["a wrong field", ['{"kind":"survey"}'], "b:1: _id is missing"],
  ])("with %s fails by line and field, and leaves nothing behind", async (_, lines, message) => {
    const store = createMemoryStore();
    const good = archive("a", surveyLine("s2", ["q1"]), chainLine("c2", "s2"));
    await expect(importArchives(store, [good, archive("b", ...lines)])).rejects.toThrow(message);
    expect((await store.catalog()).surveys).toEqual([]);
    expect(await store.countChains("all", {})).toBe(0);
  });

  test("lets bad lines pass where a callback takes them", async () => {
    const store = createMemoryStore();
    const faults: ArchiveFault[] = [];
    const chains = [chainLine("c1", "s1"), chainLine("c2", "s9"), chainLine("c3", "s1")];
    const lines = ["{", surveyLine("s1", ["q1"]), ...chains];
    const counts = await importArchives(store, [archive("a", ...lines)], {
      onFault: (fault) => faults.push(fault),
    });
    expect(counts).toMatchObject({ surveys: 1, chains: 2 });
    expect(faults.map(({ line }) => line)).toEqual([1, 4]);
    const { groups } = await store.answers();
    expect(groups.chain.flatMap((group) => group?.surveyId ?? [])).toEqual(["s1"]);
    const found = ["c1", "c2", "c3"].map((id) => store.chain("all", id));
    expect((await Promise.all(found)).map((each) => each !== undefined)).toEqual([true, false, true]);
  });

  test.each([
    ["stored before", [[surveyLine("s1", ["q1", "q2"]), chainLine("c1", "s1", "q2")]]],
    ["of the same archive", [[]]],
  ])("refuses a survey that leaves out a question with answers %s", async (_, before) => {
    const store = createMemoryStore();
    const whole = [surveyLine("s1", ["q1", "q2"]), chainLine("c1", "s1", "q2")];
    for (const lines of before) await importArchives(store, [archive("a", ...lines)]);
    const next = before.flat().length > 0 ? [] : whole;
    const line = next.length + 1;
    const message = `b:${line}: questions leaves out the question "q2", whose answers are stored`;
    for (const writer of [store, checkingWriter(store)]) {
      const importing = importArchives(writer, [archive("b", ...next, surveyLine("s1", ["q1"]))]);
      await expect(importing).rejects.toThrow(message);
    }
    // An import that lets bad lines pass keeps the survey as it was.
    const onFault = (fault: ArchiveFault) => expect(fault).toMatchObject({ line, field: "questions" });
    await importArchives(
      store,
      [archive("b", ...next, surveyLine("s1", ["q1"]), chainLine("c2", "s1", "q2"))],
      {
        onFault,
      },
    );
    expect((await store.catalog()).surveys).toEqual([survey("s1", ["q1", "q2"])]);
    expect(await store.countChains("all", {})).toBe(2);
  });

  test("lets a survey leave out a question without answers", async () => {
    const store = createMemoryStore();
    const lines = [surveyLine("s1", ["q1", "q2"]), chainLine("c1", "s1", "q1"), surveyLine("s1", ["q1"])];
    await importArchives(store, [archive("a", ...lines)]);
    expect((await store.catalog()).surveys).toEqual([survey("s1", ["q1"])]);
  });

  test("tells of each unknown field once", async () => {
    const told: unknown[] = [];
    await importArchives(createMemoryStore(), [archive("a", oddLine("s1"), oddLine("s2"))], {
      onUnknownField: (field, first) => told.push({ field, first }),
    });
    expect(told).toEqual([{ field: "mood", first: { archive: "a", line: 1 } }]);
    const counts = await importArchives(createMemoryStore(), [archive("a", oddLine("s1"))]);
    expect(counts).toMatchObject({ surveys: 1 });
  });

  test("into a writer that only checks knows the stored surveys and writes nothing", async () => {
    const store = createMemoryStore();
    await importArchives(store, [archive("a", surveyLine("s1", ["q1"]))]);
    const counts = await importArchives(checkingWriter(store), [archive("b", chainLine("c1", "s1"))]);
    expect(counts).toMatchObject({ chains: 1 });
    expect(await store.countChains("all", {})).toBe(0);
    const bad = importArchives(checkingWriter(store), [archive("b", chainLine("c1", "s2"))]);
    await expect(bad).rejects.toThrow("b:1: surveyId");
  });

  test("into a writer that only checks counts and knows what is let pass alone", async () => {
    const chains = [
      chainLine("c1", "s9"),
      chainLine("c2", "s1"),
      chainLine("c3", "s1"),
      chainLine("c4", "s1", "q9"),
    ];
    const lines = [surveyLine("s1", ["q1"]), ...chains];
    const [faults, read]: [ArchiveFault[], number[]] = [[], []];
    const counts = await importArchives(checkingWriter(createMemoryStore()), [archive("a", ...lines)], {
      onFault: (fault) => faults.push(fault),
      onChains: (count) => read.push(count),
    });
    expect(counts).toMatchObject({ chains: 2 });
    expect([faults.map(({ line }) => line), read.at(-1)]).toEqual([[2, 5], 2]);
  });

  test("into a writer that only checks counts surveys, and lets go of what has no answers", async () => {
    const store = createMemoryStore();
    const lines = [surveyLine("s1", ["q1", "q2"]), chainLine("c1", "s1"), surveyLine("s1", ["q1"])];
    const counts = await importArchives(checkingWriter(store), [archive("a", ...lines)]);
    expect(counts).toMatchObject({ surveys: 2, chains: 1 });
  });
});
