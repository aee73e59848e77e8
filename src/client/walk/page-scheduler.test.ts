import { expect, test } from "vitest";
import { PageScheduler } from "./page-scheduler.ts";
import type { PageOrder } from "./types.ts";

const LIMIT = 4;

/** A scheduler for a list of so many pages, the first of which has been read. */
function scheduling(
  pages: number,
  { order, mostPages = 1000 }: { order?: PageOrder; mostPages?: number } = {},
) {
  const read = new Set<number>();
  const scheduler = new PageScheduler((index) => read.has(index), mostPages, order);
  const come = (index: number, failed = false) => {
    if (!failed && index < pages) read.add(index);
    if (!failed) {
      const received = index < pages ? 10 : 0;
      scheduler.extent.note({ index, received, hasNext: index + 1 < pages });
    }
    scheduler.ended(index, failed);
  };
  /** The next pages, as many as there are up to `count`, each of which comes before the next is chosen. */
  const inTurn = (count: number, failing: readonly number[] = []) => {
    const asked: number[] = [];
    while (asked.length < count) {
      const index = scheduler.next(LIMIT);
      if (index === undefined) break;
      asked.push(index);
      come(index, failing.includes(index));
    }
    return asked;
  };
  /** The next pages, none of which comes yet. */
  const together = (count: number) => Array.from({ length: count }, () => scheduler.next(LIMIT));
  come(0);
  return { scheduler, read, come, inTurn, together };
}

test("the end is looked for first, then pages come in order, each once", () => {
  const { inTurn } = scheduling(20);
  const asked = inTurn(100);
  expect(asked.slice(0, 4)).toEqual([2, 6, 14, 60]);
  const behind = asked.filter((index) => index >= 20);
  expect(behind.length).toBeLessThanOrEqual(4);
  const within = asked.filter((index) => index < 20);
  expect(within).toHaveLength(19);
  expect(new Set(within).size).toBe(19);
});

test("one probe at a time is under way, beside pages in order that are known to exist", () => {
  const { come, together } = scheduling(50);
  expect(together(3)).toEqual([2, 1, undefined]);
  come(2);
  expect(together(3)).toEqual([6, 3, undefined]);
});

test("spread, two probes are under way at once, and pages lie all over what is known", () => {
  const { come, inTurn, together } = scheduling(16, { order: "spread" });
  expect(together(3)).toEqual([2, 4, 1]);
  for (const index of [1, 2, 4]) come(index);
  const asked = inTurn(100).filter((index) => index < 16);
  expect(new Set([0, 1, 2, 4, ...asked]).size).toBe(16);
  expect(asked).toHaveLength(12);
});

test("spread, each page lies in the middle of what has not been read", () => {
  const { come, inTurn } = scheduling(8, { order: "spread" });
  come(7);
  expect(inTurn(100)).toEqual([4, 2, 6, 1, 5, 3]);
});

test("no page is probed that may not be read", () => {
  expect(scheduling(100, { mostPages: 7 }).inTurn(3)).toEqual([2, 6, 1]);
  expect(scheduling(100, { mostPages: 6 }).inTurn(3)).toEqual([2, 1, 3]);
});

test("a page that failed is passed over, and so is none behind it, until reading begins anew", () => {
  const { scheduler, inTurn } = scheduling(4);
  const asked = inTurn(100, [1, 2]);
  expect(asked).not.toContain(undefined);
  expect(new Set(asked)).toEqual(new Set([1, 2, 3, ...asked.filter((index) => index > 3)]));
  expect(asked.filter((index) => index === 1 || index === 2)).toHaveLength(2);
  scheduler.restart();
  expect(inTurn(100)).toEqual([1, 2]);
});

test("behind a page that failed there may be another, though none names it", () => {
  const { inTurn } = scheduling(3, { mostPages: 2 });
  expect(inTurn(100, [1])).toEqual([1, 2]);
});

test("spread, a page that failed is named again when reading begins anew", () => {
  const { scheduler, inTurn } = scheduling(8, { order: "spread" });
  inTurn(100, [5]);
  expect(inTurn(100)).toEqual([]);
  scheduler.restart();
  expect(inTurn(100)).toEqual([5]);
});

test("pages to be read again come first, though they have been read", () => {
  const { scheduler, inTurn } = scheduling(4);
  inTurn(100);
  scheduler.readAgain([2, 0]);
  expect(inTurn(100)).toEqual([2, 0]);
});

test("a page that was read and is gone is missing again", () => {
  const { read, scheduler, inTurn } = scheduling(4);
  inTurn(100);
  read.delete(1);
  scheduler.ended(1, false);
  expect(inTurn(100)).toEqual([1]);
});

test("the last page is looked at again after every 128 others", () => {
  const { inTurn } = scheduling(300);
  const asked = inTurn(1000);
  const looks = [...asked.entries()].filter(([at, index]) => index === 299 && asked.indexOf(299) !== at);
  expect(looks.length).toBe(2);
  expect(looks.map(([at]) => at)).toEqual([127, 255]);
});
