import { expect, test } from "vitest";
import { openSeams, pagesThatProve, type Reading } from "./seams.ts";

/** Page, tick, and what was on it: each reading takes one tick. */
const readings = (...all: readonly (readonly [page: number, tick: number, fingerprint: number])[]) => {
  const byPage = new Map<number, Reading[]>();
  for (const [page, tick, fingerprint] of all) {
    byPage.set(page, [...(byPage.get(page) ?? []), { from: tick, to: tick, fingerprint }]);
  }
  return byPage;
};

const inOrder = [
  [0, 1, 100],
  [1, 2, 101],
  [2, 3, 102],
  [3, 4, 103],
] as const;

test("seams are open until something proves them", () => {
  expect(openSeams(readings(...inOrder), [])).toEqual([0, 1, 2]);
});

test("a page read before all others and the same afterwards proves all seams in front of it", () => {
  const endFirst = readings([3, 0, 103], [0, 1, 100], [1, 2, 101], [2, 3, 102]);
  expect(pagesThatProve(openSeams(endFirst, []), endFirst)).toEqual([3]);
  endFirst.get(3)?.push({ from: 9, to: 9, fingerprint: 103 });
  expect(openSeams(endFirst, [])).toEqual([]);
});

test("a page that changed proves nothing", () => {
  const changed = readings([3, 0, 103], ...inOrder.slice(0, 3), [3, 9, 999]);
  expect(openSeams(changed, [])).toEqual([0, 1, 2]);
});

test("pages read in order prove their own seam: each must be looked at again but the last", () => {
  const all = readings(...inOrder);
  expect(pagesThatProve(openSeams(all, []), all)).toEqual([2, 1, 0]);
});

test("a seam of which both sides were read again is proven by a page that stayed the same meanwhile", () => {
  const again = readings(...inOrder, [3, 10, 999], [1, 11, 201], [2, 12, 202], [3, 13, 999]);
  expect(openSeams(again, [])).toEqual([0]);
});

test("a known movement between its sides opens a seam, whatever else proves it", () => {
  const proven = readings([3, 0, 103], ...inOrder.slice(0, 3), [3, 9, 103]);
  expect(openSeams(proven, [{ from: 1, to: 2 }])).toEqual([0]);
});
