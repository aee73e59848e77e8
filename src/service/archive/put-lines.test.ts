import { expect, test } from "vitest";
import { chain, survey } from "../api/api-fixture.ts";
import type { ArchiveLine } from "../documents/documents.ts";
import { createMemoryStore } from "../store/memory/memory-store.ts";
import { putLines } from "./put-lines.ts";

const chainLines = (count: number): ArchiveLine[] =>
  Array.from({ length: count }, (_, at) => ({ kind: "chain", ...chain({ _id: `c${at}` }) }));

test("lines are put as they come, chains in batches that are told", async () => {
  const store = createMemoryStore();
  const told: number[] = [];
  const lines: ArchiveLine[] = [{ kind: "survey", ...survey() }, ...chainLines(1_001)];
  const counts = await store.write((to) => putLines(to, lines, (put) => told.push(put)));
  expect(counts).toEqual({ surveys: 1, chains: 1_001, replaced: 0, unchanged: 0 });
  expect(told).toEqual([500, 1_000, 1_001]);
  expect((await store.catalog()).surveys).toEqual([survey()]);
});

test("a listener is optional", async () => {
  const store = createMemoryStore();
  await store.write((to) => putLines(to, chainLines(2)));
  expect(await store.countChains("all", {})).toBe(2);
});
