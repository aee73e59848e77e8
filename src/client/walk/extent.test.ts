import fc from "fast-check";
import { expect, test } from "vitest";
import { Extent } from "./extent.ts";

const LIMIT = 6;

/** Asks the probes alone, of a list of so many pages; tells which ones and what is known in the end. */
function probed(pages: number) {
  const extent = new Extent();
  const asked: number[] = [0];
  const note = (index: number) =>
    extent.note({ index, received: index < pages ? 10 : 0, hasNext: index + 1 < pages });
  note(0);
  for (;;) {
    const index = extent.probe(1, LIMIT, 1_000_000);
    if (index === undefined || asked.length > 100) return { asked, extent };
    asked.push(index);
    note(index);
  }
}

test("galloping and bisecting find the end in twice the logarithm of the pages", () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 50_000 }), (pages) => {
      const { asked, extent } = probed(pages);
      expect(extent.pages).toBe(pages);
      expect(asked.length).toBeLessThanOrEqual(2 * Math.log2(pages) + 3);
      expect(new Set(asked).size).toBe(asked.length);
    }),
  );
});

test("a short list is found by reading on: no page behind its end is asked for twice", () => {
  for (let pages = 2; pages < 8; pages += 1) {
    const { asked } = probed(pages);
    expect(asked.filter((index) => index >= pages).length).toBeLessThanOrEqual(1);
  }
});

test("in whatever order pages are noted, the end is the same", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 9, 17], { minLength: 8 }), (order) => {
      const extent = new Extent();
      for (const index of order) extent.note({ index, received: index < 5 ? 10 : 0, hasNext: index < 4 });
      expect(extent.pages).toBe(5);
      expect(extent.pagesKnown).toBe(5);
    }),
  );
});

test("rows that come or go move the end", () => {
  const { extent } = probed(10);
  extent.note({ index: 9, received: 0, hasNext: false });
  expect(extent.pages).toBe(9);
  extent.note({ index: 9, received: 3, hasNext: false });
  expect(extent.pages).toBe(10);
});

test("the number of pages is taken for the middle of what it can be", () => {
  const extent = new Extent();
  extent.note({ index: 0, received: 10, hasNext: true });
  expect(extent.estimate).toBeUndefined();
  extent.note({ index: 9, received: 0, hasNext: false });
  expect(extent.estimate).toBe(6);
});

test("a page behind the end says that there is another end", () => {
  const extent = new Extent();
  extent.note({ index: 5, received: 0, hasNext: false });
  expect(extent.pagesKnown).toBe(1);
  expect(extent.allows(5)).toBe(false);
  extent.note({ index: 7, received: 10, hasNext: true });
  expect(extent.pagesKnown).toBe(9);
  expect(extent.allows(20)).toBe(true);
});

test("a page that was known not to exist and names a next one opens the end again", () => {
  const { extent } = probed(10);
  extent.note({ index: 10, received: 10, hasNext: true });
  expect(extent.pages).toBeUndefined();
  expect(extent.allows(11)).toBe(true);
});

test("two probes at once look for what is beyond the end, and four for the end itself", () => {
  const extent = new Extent();
  extent.note({ index: 0, received: 10, hasNext: true });
  const underWay: number[] = [];
  const begin = () => {
    const index = extent.probe(1, LIMIT, 1_000_000, underWay);
    if (index !== undefined) underWay.push(index);
    return index;
  };
  expect([begin(), begin(), begin()]).toEqual([2, 4, undefined]);
  extent.note({ index: 500, received: 0, hasNext: false });
  underWay.length = 0;
  const between = [begin(), begin(), begin(), begin()];
  expect(new Set(between).size).toBe(4);
  expect(between).not.toContain(undefined);
  expect(begin()).toBeUndefined();
});

test("a page without rows is behind the end, whatever it names", () => {
  const extent = new Extent();
  extent.note({ index: 5, received: 0, hasNext: true });
  expect(extent.allows(5)).toBe(false);
  expect(extent.pagesKnown).toBe(1);
});

test("the last page is the last though it names a next one that has no rows", () => {
  const extent = new Extent();
  extent.note({ index: 5, received: 0, hasNext: false });
  extent.note({ index: 4, received: 10, hasNext: true });
  expect(extent.pages).toBe(5);
  expect(extent.pagesKnown).toBe(5);
});

test("steps double up to the eighth page, and are four times as long from there on", () => {
  const extent = new Extent();
  expect(Array.from({ length: 5 }, () => extent.probe(1, LIMIT, 1000))).toEqual([2, 4, 8, 32, 128]);
});

/** A list of which ten pages are known to exist, and the hundredth known not to. */
function tenToHundred(): Extent {
  const extent = new Extent();
  extent.note({ index: 9, received: 10, hasNext: false });
  extent.reopen();
  extent.note({ index: 99, received: 0, hasNext: false });
  return extent;
}

test("the middle of the widest stretch not asked about yet is asked for", () => {
  expect(tenToHundred().probe(1, LIMIT, 1000, [])).toBe(54);
  expect(tenToHundred().probe(1, LIMIT, 1000, [60, 30])).toBe(79);
  expect(tenToHundred().probe(1, LIMIT, 1000, [4])).toBe(54);
});

test("nothing is probed where reading on finds the end as soon", () => {
  expect(tenToHundred().probe(93, LIMIT, 1000, [])).toBeUndefined();
  expect(tenToHundred().probe(92, LIMIT, 1000, [])).toBe(54);
});

test("the last page that is named by another is asked for once", () => {
  const extent = new Extent();
  extent.note({ index: 4, received: 10, hasNext: true });
  extent.note({ index: 6, received: 0, hasNext: false });
  expect(extent.probe(1, 2, 1000, [])).toBe(5);
  expect(extent.probe(1, 2, 1000, [5])).toBeUndefined();
});

test("an empty page says that pages named behind it are gone, too", () => {
  const extent = new Extent();
  extent.note({ index: 5, received: 10, hasNext: true });
  extent.note({ index: 3, received: 0, hasNext: false });
  expect(extent.pagesKnown).toBe(3);
  expect(extent.pages).toBe(3);
});
