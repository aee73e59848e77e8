import { expect, test } from "vitest";
import { collectAll } from "./collect-all.ts";
import { ApiError } from "./http/errors.ts";
import type { Page } from "./page.ts";

interface Row {
  readonly _id: string;
}

const page = (ids: readonly string[], nextSkip?: number, more: Partial<Page<Row>> = {}): Page<Row> => ({
  rows: ids.map((_id) => ({ _id })),
  unreadable: [],
  notAsked: 0,
  margin: [],
  received: ids.length,
  ids,
  nextSkip,
  previousSkip: undefined,
  pagingFault: undefined,
  ...more,
});

const collect = (pages: readonly (Page<Row> | Error)[], mostPages?: number) => {
  let asked = 0;
  const signal = new AbortController().signal;
  const fetchPage = async () => {
    const answer = pages[Math.min(asked, pages.length - 1)];
    asked += 1;
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new Error("no page is left");
    return answer;
  };
  return collectAll(fetchPage, ({ _id }) => _id, signal, mostPages);
};

const failure = new ApiError({ kind: "contract", reason: "empty" });

test("all pages are collected, each row once", async () => {
  const collected = await collect([page(["a", "b"], 2), page(["b", "c"], 4), page(["d"])]);
  expect(collected.rows.map(({ _id }) => _id)).toEqual(["a", "b", "c", "d"]);
  expect(collected.complete).toBe(true);
});

test("rows that cannot be read are told from all pages", async () => {
  const bad = { index: 0, id: "x", field: "name" };
  const { unreadable } = await collect([
    page(["a"], 1, { unreadable: [bad] }),
    page([], undefined, { unreadable: [bad] }),
  ]);
  expect(unreadable).toEqual([bad, bad]);
});

test("a page that fails ends the collection with what was read before", async () => {
  const collected = await collect([page(["a"], 1), failure]);
  expect(collected).toMatchObject({
    rows: [{ _id: "a" }],
    complete: false,
    stopped: { reason: "failed", page: 2, error: { kind: "contract", reason: "empty" } },
  });
});

test("without a first page there is nothing to collect", async () => {
  await expect(collect([failure])).rejects.toBe(failure);
});

test("links that lead nowhere end it", async () => {
  const unusable = await collect([page(["a"], undefined, { pagingFault: "unusable-link" })]);
  expect(unusable).toMatchObject({ complete: false, stopped: { reason: "unusable-link" } });
  const repeated = await collect([page(["a"], 1), page(["a"], 2)]);
  expect(repeated).toMatchObject({ complete: false, stopped: { reason: "repeated-page" } });
});

test("a list without end is cut at the cap", async () => {
  const pages = Array.from({ length: 9 }, (_, at) => page([`r${at}`], at + 1));
  expect(await collect(pages, 4)).toMatchObject({
    complete: false,
    stopped: { reason: "too-many-pages", pages: 4 },
  });
});
