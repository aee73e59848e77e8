import fc from "fast-check";
import { expect, test } from "vitest";
import { chain } from "../../analysis/columns/chains.fixture.ts";
import { type ChainsQuery, matchesVisibly } from "../../contract/queries.ts";
import { widened } from "../http/address.ts";
import { type ResponseChain, chainSchema } from "../../contract/resources.ts";
import { ApiError } from "../http/errors.ts";
import { readPage, rowSchema, type Page } from "../page.ts";
import { frozenPages } from "./frozen-pages.ts";
import { createWalk } from "./walk.ts";

const options = { signal: new AbortController().signal };
const PAGE = 10;
/** The device's clock, in unix seconds. */
const NOW = 10_000;

/** A deployment that heeds bounds and lists `rows` in their order. */
function deployment(rows: readonly ResponseChain[]) {
  const asked: ChainsQuery[] = [];
  const chains = async (query: ChainsQuery) => {
    asked.push(query);
    const { skip = 0 } = query;
    const all = rows.filter((row) => matchesVisibly(row, widened(query)));
    const next = skip + PAGE < all.length ? `http://api/v5/response-chains?skip=${skip + PAGE}` : null;
    return readPage(
      { data: all.slice(skip, skip + PAGE), paging: { next, previous: null } },
      {
        schema: rowSchema(chainSchema),
        isAsked: (row) => matchesVisibly(row, query),
        isMargin: () => true,
        skip,
      },
    );
  };
  return { chains, asked };
}

const dated = (times: readonly number[]) =>
  times.map((createdAt, number) => chain({ _id: `c${number}`, createdAt }));
const newestFirst = (rows: readonly ResponseChain[]) => rows.toSorted((a, b) => b.createdAt - a.createdAt);

async function readAll(rows: readonly ResponseChain[]) {
  const { chains, asked } = deployment(rows);
  const ids: string[] = [];
  const walk = createWalk({
    fetchPage: frozenPages({ chains }, {}, () => NOW * 1000),
    onPage: (page) => void ids.push(...page.map(({ _id }) => _id)),
    now: () => 0,
  });
  return { result: await walk.run(options.signal), ids, asked };
}

test("a list with the newest first ends where it did when its first page was read", async () => {
  const { asked } = await readAll(newestFirst(dated(Array.from({ length: 25 }, (_, at) => 100 + at))));
  expect(asked.slice(0, 2)).toEqual([{ skip: 0 }, { skip: 0, createdFrom: NOW + 1 }]);
  expect(new Set(asked.slice(2).map(({ createdTo }) => createdTo))).toEqual(new Set([NOW]));
});

test("a clock that is behind leaves out nothing", async () => {
  const times = Array.from({ length: 25 }, (_, at) => NOW + 7200 - at);
  const { asked } = await readAll(newestFirst(dated(times)));
  expect(asked.at(-1)?.createdTo).toBe(NOW + 7200);
});

test.for([12, NOW])(
  "an end that is past is asked for as it is, and nothing behind it: %i",
  async (createdTo) => {
    const { chains, asked } = deployment(newestFirst(dated([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 11, 12])));
    const read = frozenPages({ chains }, { createdTo }, () => NOW * 1000);
    await read(0, options);
    await read(PAGE, options);
    expect(asked).toEqual([
      { createdTo, skip: 0 },
      { createdTo, skip: PAGE },
    ]);
  },
);

const page = (times: readonly number[], changes: Partial<Page<ResponseChain>> = {}): Page<ResponseChain> => ({
  rows: dated(times),
  unreadable: [],
  notAsked: 0,
  margin: [],
  received: times.length,
  ids: times.map((_, number) => `c${number}`),
  nextSkip: PAGE,
  previousSkip: undefined,
  pagingFault: undefined,
  ...changes,
});

const unreadable = [{ index: 0, id: "x", field: "createdAt" }];
const nothing = page([], { nextSkip: undefined });

/** Where the second page is said to end, and how often was asked, where the first page and the one beyond `NOW` are these. */
async function endAsked(first: Page<ResponseChain>, beyond: Page<ResponseChain> | ApiError) {
  const asked: ChainsQuery[] = [];
  const chains = async (query: ChainsQuery) => {
    asked.push(query);
    if (query.createdFrom === undefined) return first;
    if (beyond instanceof ApiError) throw beyond;
    return beyond;
  };
  const read = frozenPages({ chains }, {}, () => NOW * 1000);
  await read(0, options);
  await read(PAGE, options);
  return { end: asked.at(-1)?.createdTo, requests: asked.length };
}

test("chains of one second are no reason not to end the list at its start", async () => {
  expect(await endAsked(page([9, 9, 8, 8, 7]), nothing)).toEqual({ end: NOW, requests: 3 });
});

test.for([
  ["has the oldest first", page([7, 8, 9])],
  ["is in no order", page([9, 7, 8])],
  ["has chains of one second alone", page([9, 9, 9])],
  ["has a row that can't be read", page([9, 8, 7], { unreadable })],
  ["has no rows", page([])],
  ["is the last one", page([9, 8, 7], { nextSkip: undefined })],
] as const)("a list whose first page %s is read as it is", async ([, first]) => {
  expect(await endAsked(first, nothing)).toEqual({ end: undefined, requests: 2 });
});

test.for([
  ["can't be asked for", new ApiError({ kind: "contract", reason: "empty" })],
  ["is more than a page", page([], { nextSkip: PAGE })],
  ["leads nowhere", page([], { nextSkip: undefined, pagingFault: "unusable-link" })],
  ["holds rows that can't be read", page([], { nextSkip: undefined, unreadable })],
  ["holds rows that were not asked for", page([], { nextSkip: undefined, notAsked: 1 })],
] as const)("where what is dated ahead %s, the list is read as it is", async ([, beyond]) => {
  expect(await endAsked(page([9, 8, 7]), beyond)).toEqual({ end: undefined, requests: 3 });
});

test("the same chains are read in any order, whatever their times", async () => {
  const times = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: NOW }) },
    fc.constantFrom(-1, 0.5, NOW + 3 * 86_400, 1e12, 1e20),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(times, { minLength: 1, maxLength: 60 }).chain((all) => {
        const rows = dated(all);
        const grouped = [...newestFirst(rows.slice(0, 20)), ...newestFirst(rows.slice(20))];
        return fc.constantFrom(newestFirst(rows), newestFirst(rows).toReversed(), rows, grouped);
      }),
      async (rows) => {
        const { result, ids } = await readAll(rows);
        expect(result).toMatchObject({ complete: true, chains: rows.length, notAsked: 0, unreadable: 0 });
        expect(new Set(ids).size).toBe(rows.length);
      },
    ),
    { numRuns: 300 },
  );
});

test("a caller that leaves while the end is looked for leaves it to the next", async () => {
  const { chains, asked } = deployment(newestFirst(dated(Array.from({ length: 25 }, (_, at) => 100 + at))));
  const leaving = new AbortController();
  const read = frozenPages({ chains }, {}, () => NOW * 1000);
  await read(0, options);
  const left = read(PAGE, { signal: leaving.signal });
  leaving.abort();
  await left;
  await read(PAGE, options);
  expect(asked.filter(({ createdFrom }) => createdFrom !== undefined)).toHaveLength(2);
});
