import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chain } from "../../testing/chain-documents.ts";
import { pageOf } from "../../testing/pages.ts";
import { measureList, type CountedPage, type ListSize } from "./list-size.ts";

const rows = (count: number) => Array.from({ length: count }, (_, index) => chain({ _id: `c${index}` }));

type Read = (skip: number) => CountedPage;

/** All sizes told, and the requests made for them besides the first page. */
async function measured(read: Read) {
  const skips: number[] = [];
  const told: ListSize[] = [];
  const ask = async (skip: number) => {
    skips.push(skip);
    return read(skip);
  };
  for await (const size of measureList(read(0), ask)) told.push(size);
  return { told, last: told.at(-1), skips };
}

test("the size is found whatever the list and the page, and never told too high on the way", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 400 }), fc.integer({ min: 1, max: 30 }), async (count, size) => {
      const all = rows(count);
      const { told, last } = await measured((skip) => pageOf(all, skip, size));
      expect(last).toEqual({ rows: count, pages: Math.max(1, Math.ceil(count / size)), exact: true });
      for (const step of told) expect(step.rows).toBeLessThanOrEqual(count);
      expect(told.slice(0, -1).some((step) => step.exact)).toBe(false);
    }),
  );
});

/** A list of `count` rows that are not kept; `hints` makes pages behind the end name the last one with rows. */
const long =
  (count: number, size: number, hints: boolean): Read =>
  (skip) => {
    const received = Math.max(0, Math.min(size, count - skip));
    return {
      received,
      ids: Array.from({ length: received }, (_, index) => `c${skip + index}`),
      nextSkip: skip + size < count ? skip + size : undefined,
      previousSkip: hints && skip >= count ? Math.floor((count - 1) / size) * size : undefined,
      pagingFault: undefined,
      margin: [],
      notAsked: 0,
    };
  };

const withMargins: Read = (skip) => ({
  ...long(95, 10, false)(skip),
  margin: skip === 0 ? ["m1", "m2"] : skip === 90 ? ["m3"] : [],
});

test("rows at the margins of the dates are not counted", async () => {
  expect((await measured(withMargins)).last).toEqual({ rows: 92, pages: 10, exact: true });
});

test("a million rows take a few requests, fewer still where the server names the last page", async () => {
  const plain = await measured(long(1_000_007, 100, false));
  const hinted = await measured(long(1_000_007, 100, true));
  expect([plain.last, hinted.last]).toEqual([
    { rows: 1_000_007, pages: 10_001, exact: true },
    { rows: 1_000_007, pages: 10_001, exact: true },
  ]);
  expect(plain.skips.length).toBeLessThanOrEqual(24);
  expect(hinted.skips.length).toBeLessThanOrEqual(6);
});

test("a server whose empty pages name the page before takes no more requests than one that names none", async () => {
  const plain = await measured(long(8_214, 100, false));
  const misled = await measured((skip) => {
    const page = long(8_214, 100, false)(skip);
    return page.received > 0 ? page : { ...page, previousSkip: skip - 100 };
  });
  expect(misled.last).toEqual(plain.last);
  expect(misled.skips.length).toBeLessThanOrEqual(plain.skips.length + 1);
});

test.each<[string, Read]>([
  ["sends the same rows whatever skip says", () => ({ ...long(10, 5, false)(0), nextSkip: 5 })],
  ["has pages of different sizes", (skip) => long(100, skip === 0 ? 10 : 7, false)(skip)],
  [
    "names a next page that lies elsewhere",
    (skip) => ({ ...long(100, 10, false)(skip), nextSkip: skip + 9 }),
  ],
  [
    "has a first page whose link can't be used",
    () => ({ ...long(9, 9, false)(0), pagingFault: "unusable-link" }),
  ],
])("where the server %s, only what was seen is told", async (_, read) => {
  const { last, skips } = await measured(read);
  expect(last).toEqual({ rows: read(0).received, pages: undefined, exact: false });
  expect(skips.length).toBeLessThanOrEqual(1);
});

test("a list that never ends is given up", async () => {
  const { last } = await measured(long(Infinity, 10, false));
  expect(last?.exact).toBe(false);
});
