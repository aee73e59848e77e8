import { expect, test } from "vitest";
import type { ResponseChain } from "../contract/resources.ts";
import { chain } from "../features/testing/chain-documents.ts";
import { RowCache } from "./row-cache.ts";

/** A cache whose questions are answered when the test says so. */
function slowCache() {
  const asked: { readonly rows: readonly number[]; readonly answer: () => void }[] = [];
  const cache = new RowCache(
    (rows) =>
      new Promise<readonly ResponseChain[]>((resolve) => {
        asked.push({ rows, answer: () => resolve(rows.map((row) => chain({ _id: `c${row}` }))) });
      }),
  );
  const answer = async () => {
    asked.at(-1)?.answer();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { cache, asked, answer };
}

test("one question at a time: while it is under way only what is wanted last counts", async () => {
  const { cache, asked, answer } = slowCache();
  cache.want([1, 2]);
  cache.want([3]);
  cache.want([2, 4]);
  expect(asked.map(({ rows }) => rows)).toEqual([[1, 2]]);
  await answer();
  expect(cache.get(2)?._id).toBe("c2");
  expect(asked.map(({ rows }) => rows)).toEqual([[1, 2], [4]]);
});

test("what shows the rows is told when some have come", async () => {
  const { cache, answer } = slowCache();
  let told = 0;
  const { unsubscribe } = cache.version.subscribe(() => (told += 1));
  cache.want([1]);
  await answer();
  expect([told, cache.version.state]).toEqual([1, 1]);
  unsubscribe();
  cache.clear();
  expect([told, cache.version.state, cache.get(1)]).toEqual([1, 2, undefined]);
});

test("an answer to a question from before everything was dropped is not taken", async () => {
  const { cache, answer } = slowCache();
  cache.want([1]);
  cache.clear();
  await answer();
  expect(cache.get(1)).toBeUndefined();
});

test("rows that do not come are not asked for again and again", async () => {
  let questions = 0;
  const cache = new RowCache(async () => {
    questions += 1;
    return [];
  });
  cache.want([7]);
  await Promise.resolve();
  await Promise.resolve();
  expect(questions).toBe(1);
});

test("what was seen long ago makes room", async () => {
  const cache = new RowCache(async (rows) => rows.map((row) => chain({ _id: `c${row}` })));
  for (let first = 0; first < 6_000; first += 100) {
    cache.want(Array.from({ length: 100 }, (_, index) => first + index));
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  expect(cache.get(0)).toBeUndefined();
  expect(cache.get(5_999)?._id).toBe("c5999");
});
