import { expect, test } from "vitest";
import { unprovenBoundaries, pagesThatProve, type Observation } from "./page-boundaries.ts";

/** Page, tick, and what was on it: each reading takes one tick. */
const observations = (...all: readonly (readonly [page: number, tick: number, fingerprint: number])[]) => {
  const byPage = new Map<number, Observation[]>();
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

test("boundaries are open until something proves them", () => {
  expect(unprovenBoundaries(observations(...inOrder), [])).toEqual([0, 1, 2]);
});

test("a page read before all others and the same afterwards proves all boundaries in front of it", () => {
  const endFirst = observations([3, 0, 103], [0, 1, 100], [1, 2, 101], [2, 3, 102]);
  expect(pagesThatProve(unprovenBoundaries(endFirst, []), endFirst)).toEqual([3]);
  endFirst.get(3)?.push({ from: 9, to: 9, fingerprint: 103 });
  expect(unprovenBoundaries(endFirst, [])).toEqual([]);
});

test("a page that changed proves nothing", () => {
  const changed = observations([3, 0, 103], ...inOrder.slice(0, 3), [3, 9, 999]);
  expect(unprovenBoundaries(changed, [])).toEqual([0, 1, 2]);
});

test("pages read in order prove their own boundary: each must be looked at again but the last", () => {
  const all = observations(...inOrder);
  expect(pagesThatProve(unprovenBoundaries(all, []), all)).toEqual([2, 1, 0]);
});

test("a boundary of which both sides were read again is proven by a page that stayed the same meanwhile", () => {
  const again = observations(...inOrder, [3, 10, 999], [1, 11, 201], [2, 12, 202], [3, 13, 999]);
  expect(unprovenBoundaries(again, [])).toEqual([0]);
});

test("a known movement between its sides opens a boundary, whatever else proves it", () => {
  const proven = observations([3, 0, 103], ...inOrder.slice(0, 3), [3, 9, 103]);
  expect(unprovenBoundaries(proven, [{ from: 1, to: 2 }])).toEqual([0]);
});
