import { createStore } from "@tanstack/react-store";
import { expect, test } from "vitest";
import type { ResponseChain } from "../../../contract/resources.ts";
import { chain } from "../../testing/chain-documents.ts";
import type { AllRowsState } from "../all/all-rows.ts";
import { RowCache } from "../../../reading/row-cache.ts";
import { neighbourAmong } from "./neighbour-in-rows.ts";

const chains = ["a", "b", "d", "e"].map((id, at) => chain({ _id: id, createdAt: 1_000 - at }));

/** Four rows read so far, of which the first `settled` have none missing between them. */
function listOf(phase: AllRowsState["phase"], settled: number) {
  const fetch = async (rows: readonly number[]): Promise<readonly ResponseChain[]> =>
    rows.flatMap((row) => chains[row] ?? []);
  const rows = new RowCache(fetch);
  chains.forEach((each, row) => rows.put(row, each));
  const arranged = { rows: Uint32Array.of(0, 1, 2, 3), groups: undefined, read: 4, settled };
  const store = createStore<AllRowsState>({
    phase,
    progress: undefined,
    result: undefined,
    arranged,
    arranging: false,
    metadata: { keys: [], terms: [] },
  });
  return { fetch, rows, store };
}

const wanted = { isNewestFirst: true } as const;

test("while rows are missing, only those without a gap between them are neighbours", async () => {
  const list = listOf("reading", 2);
  expect(await neighbourAmong(list, { ...wanted, id: "a", direction: "next" })).toMatchObject({
    chain: { _id: "b" },
  });
  expect(await neighbourAmong(list, { ...wanted, id: "a", direction: "previous" })).toEqual({ kind: "none" });
  expect(await neighbourAmong(list, { ...wanted, id: "b", direction: "next" })).toBeUndefined();
  expect(await neighbourAmong(list, { ...wanted, id: "d", direction: "previous" })).toBeUndefined();
  expect(await neighbourAmong(list, { ...wanted, id: "d", direction: "next" })).toBeUndefined();
});

test("what could not be read to its end is no end of the list", async () => {
  const list = listOf("incomplete", 4);
  expect(await neighbourAmong(list, { ...wanted, id: "e", direction: "next" })).toBeUndefined();
});

test("once everything is read, and in an order of its own, the row beside is the neighbour", async () => {
  const whole = listOf("complete", 2);
  expect(await neighbourAmong(whole, { ...wanted, id: "b", direction: "next" })).toMatchObject({
    chain: { _id: "d" },
  });
  expect(await neighbourAmong(whole, { ...wanted, id: "e", direction: "next" })).toEqual({ kind: "none" });
  const sorted = listOf("reading", 0);
  const own = { isNewestFirst: false } as const;
  expect(await neighbourAmong(sorted, { ...own, id: "b", direction: "next" })).toMatchObject({
    chain: { _id: "d" },
  });
  expect(await neighbourAmong(sorted, { ...own, id: "e", direction: "next" })).toEqual({ kind: "unknown" });
});
