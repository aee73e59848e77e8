import { createStore } from "@tanstack/react-store";
import { expect, test } from "vitest";
import type { ResponseChain } from "../../../contract/resources.ts";
import { chain } from "../../testing/chain-documents.ts";
import type { AllRowsState } from "../all/all-rows.ts";
import { RowCache } from "../../../reading/row-cache.ts";
import { neighbourAmong } from "./neighbour-in-rows.ts";

const chains = ["a", "b", "d", "e"].map((id, at) => chain({ _id: id, createdAt: 1_000 - at }));

/** Four rows read so far, of which the first `settled`, or the last, have none missing between them. */
function listOf(phase: AllRowsState["phase"], settled: number, settledLast = 0) {
  const fetch = async (rows: readonly number[]): Promise<readonly ResponseChain[]> =>
    rows.flatMap((row) => chains[row] ?? []);
  const rows = new RowCache(fetch);
  chains.forEach((each, row) => rows.put(row, each));
  const arranged = { rows: Uint32Array.of(0, 1, 2, 3), groups: undefined, read: 4, settled, settledLast };
  const store = createStore<AllRowsState>({
    phase,
    progress: undefined,
    result: undefined,
    arranged,
    arranging: false,
    failure: undefined,
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

const own = { isNewestFirst: false } as const;

test("once everything is read the row beside is the neighbour, in any order", async () => {
  const whole = listOf("complete", 2);
  expect(await neighbourAmong(whole, { ...wanted, id: "b", direction: "next" })).toMatchObject({
    chain: { _id: "d" },
  });
  expect(await neighbourAmong(whole, { ...wanted, id: "e", direction: "next" })).toEqual({ kind: "none" });
  expect(await neighbourAmong(whole, { ...own, id: "b", direction: "next" })).toMatchObject({
    chain: { _id: "d" },
  });
});

test("in an order of its own no row is a neighbour before everything is read", async () => {
  for (const phase of ["reading", "stopped", "incomplete"] as const)
    for (const direction of ["next", "previous"] as const)
      for (const id of ["a", "b", "e"])
        expect(await neighbourAmong(listOf(phase, 0), { ...own, id, direction })).toEqual({ kind: "unread" });
});

test("oldest first, those without a gap between them are neighbours: the newest, which stand last", async () => {
  const list = listOf("reading", 0, 2);
  expect(await neighbourAmong(list, { ...own, id: "d", direction: "next" })).toMatchObject({
    chain: { _id: "e" },
  });
  expect(await neighbourAmong(list, { ...own, id: "e", direction: "next" })).toEqual({ kind: "none" });
  for (const id of ["d", "b"])
    expect(await neighbourAmong(list, { ...own, id, direction: "previous" })).toEqual({ kind: "unread" });
});
