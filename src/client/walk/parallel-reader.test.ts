import { expect, test } from "vitest";
import { ApiError } from "../http/errors.ts";
import type { RequestOptions } from "../http/http.ts";
import type { Row } from "../testing/moving-list.ts";
import { walkedPage } from "../testing/walked-page.ts";
import { ParallelReader } from "./parallel-reader.ts";
import { RequestGate } from "./request-gate.ts";
import { SeenPages } from "./seen-pages.ts";
import type { WalkedPage } from "./types.ts";

const never = new AbortController().signal;
const span = { from: 1, to: 2 };
const SIZE = 10;

type Fetch = (
  page: number,
  request: number,
  options: RequestOptions,
) => WalkedPage<Row> | Promise<WalkedPage<Row>>;

interface Settings {
  readonly fetch?: Fetch;
  readonly mostPages?: number;
  readonly onRows?: (rows: readonly Row[], page: number | undefined) => void;
}

/** A reader that has read the first page where there is one, and what it asks for and hands over. */
async function reading({ fetch, mostPages = 100, onRows }: Settings = {}) {
  const asked: number[] = [];
  const ids: string[] = [];
  const seen = new SeenPages<Row>();
  const fetchPage = async (skip: number, options: RequestOptions) => {
    const request = asked.push(skip / SIZE);
    return fetch?.(skip / SIZE, request, options) ?? walkedPage([]);
  };
  const context = {
    seen,
    gate: new RequestGate<Row>(fetchPage, 6, () => 0),
    mostPages,
    order: "along",
    handOver: async (rows: readonly Row[], page?: number) => {
      ids.push(...rows.map(({ _id }) => _id));
      onRows?.(rows, page);
    },
  } as const;
  const reader = new ParallelReader(context, SIZE);
  if (fetch !== undefined) await reader.enter(0, await fetch(0, 0, { signal: never }), span);
  return { reader, seen, asked, ids };
}

/** The page `index` of so many, where rows of another `name` are others; `last` is how many the last one has. */
const full = (index: number, pages: number, name: unknown = "r", last = SIZE) => {
  const isLast = index + 1 >= pages;
  const ids = Array.from({ length: isLast ? last : SIZE }, (_, at) => `${String(name)}${index * SIZE + at}`);
  return walkedPage(index < pages ? ids : [], isLast ? undefined : (index + 1) * SIZE);
};

const answered = (status: number) =>
  new ApiError({ kind: "http", status, invalidParameters: [], attempts: 3 });

test("a list is finished once every page has come and nothing has moved", async () => {
  const { reader, ids } = await reading({ fetch: (page) => full(page, 5, "r", 3) });
  expect(await reader.run(never)).toEqual({ kind: "finished" });
  expect(ids).toHaveLength(43);
  expect(reader).toMatchObject({ pages: 5, expected: 43, shifted: 0, error: undefined });
});

test("a list whose rows are others each time keeps moving", async () => {
  const { reader } = await reading({ fetch: (page, request) => full(page, 3, request) });
  expect(await reader.run(never)).toEqual({ kind: "stopped", stop: { reason: "kept-moving" } });
  expect(reader.shifted).toBe(8 * 3);
});

test("who leaves while pages are looked at again is told so", async () => {
  const leaving = new AbortController();
  const { reader } = await reading({
    fetch: (page, request) => {
      if (request >= 3) leaving.abort();
      if (leaving.signal.aborted) throw new ApiError({ kind: "cancelled" });
      return full(page, 3);
    },
  });
  expect(await reader.run(leaving.signal)).toEqual({ kind: "stopped", stop: { reason: "cancelled" } });
});

test("as many pages are read as are allowed, and where one more is named the walk ends", async () => {
  const fits = await reading({ fetch: (page) => full(page, 5), mostPages: 5 });
  expect(await fits.reader.run(never)).toEqual({ kind: "finished" });
  expect(fits.ids).toHaveLength(50);
  const long = await reading({ fetch: (page) => full(page, 6), mostPages: 5 });
  const stop = { reason: "too-many-pages", pages: 5 };
  expect(await long.reader.run(never)).toEqual({ kind: "stopped", stop });
});

test("a page that has become empty is forgotten, and the list ends before it", async () => {
  const { reader, seen } = await reading();
  await reader.enter(0, full(0, 3), span);
  await reader.enter(2, full(2, 3), span);
  expect(reader).toMatchObject({ pages: 3, expected: 30 });
  await reader.enter(2, walkedPage([]), span);
  expect([...seen.observations.keys()]).toEqual([0]);
  expect(reader.pages).toBe(2);
  await reader.enter(0, walkedPage([]), span);
  expect(reader).toMatchObject({ pages: 0, expected: 0 });
});

test("a last page that has come to name another one opens the end again", async () => {
  const { reader } = await reading();
  await reader.enter(0, full(0, 2), span);
  await reader.enter(1, full(1, 2, "r", 4), span);
  expect(reader).toMatchObject({ pages: 2, expected: 14 });
  await reader.enter(1, full(1, 3), span);
  expect(reader).toMatchObject({ pages: undefined, expected: undefined });
});

test("a page that changes in front of the end, or stays what it was, leaves the end where it is", async () => {
  const { reader } = await reading();
  await reader.enter(0, full(0, 3), span);
  await reader.enter(1, full(1, 3), span);
  await reader.enter(2, walkedPage([]), span);
  expect(reader.pages).toBe(2);
  await reader.enter(0, full(0, 3, "other"), span);
  expect(reader.pages).toBe(2);
  await reader.enter(1, full(1, 3), span);
  expect(reader.pages).toBe(2);
});

test("failures that are not in a row leave gaps and do not end the walk", async () => {
  const { reader, ids } = await reading({
    fetch: (page) => {
      if (page % 2 === 1) throw answered(500);
      return full(page, 41);
    },
  });
  expect(await reader.run(never)).toEqual({ kind: "finished" });
  expect(reader.error).toMatchObject({ status: 500 });
  expect(ids).toHaveLength(210);
});

test("what comes once the walk has ended is not handed over, and what is under way is called off", async () => {
  const signals: AbortSignal[] = [];
  const late = Promise.withResolvers<WalkedPage<Row>>();
  const { reader, ids, asked } = await reading({
    fetch: (page, _, { signal }) => {
      if (page === 0) return full(0, 30);
      signals.push(signal);
      signal.addEventListener("abort", () => late.resolve(full(page, 30)));
      if (signals.length === 1) throw answered(401);
      return late.promise;
    },
  });
  const ending = await reader.run(never);
  expect(ending).toEqual({ kind: "stopped", stop: { reason: "failed", error: answered(401).fault } });
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
  expect(ids).toHaveLength(SIZE);
  expect(asked.length).toBeLessThanOrEqual(4);
});

test("where rows can't be taken, the walk throws what was thrown once nothing is under way any more", async () => {
  let underWay = 0;
  const { reader } = await reading({
    fetch: async (page) => {
      underWay += 1;
      for (let tick = 0; tick < page * 5; tick += 1) await Promise.resolve();
      underWay -= 1;
      return full(page, 30);
    },
    onRows: (_, page) => {
      if (page !== 0) throw new Error("the disk is full");
    },
  });
  await expect(reader.run(never)).rejects.toThrow("the disk is full");
  expect(underWay).toBe(0);
});

test("rows come with the number of their page", async () => {
  const pages = new Set<number | undefined>();
  const { reader } = await reading({
    fetch: (page) => full(page, 4),
    onRows: (rows, page) => void (rows.length > 0 && pages.add(page)),
  });
  await reader.run(never);
  expect(pages).toEqual(new Set([0, 1, 2, 3]));
});
