import { expect, test } from "vitest";
import { DuplicateChecks } from "./consistency-check.ts";
import type { Observation } from "./page-boundaries.ts";

type Observed = readonly [page: number, tick: number, fingerprint: number];

const observations = (...all: readonly Observed[]) => {
  const byPage = new Map<number, Observation[]>();
  for (const [page, tick, fingerprint] of all)
    byPage.set(page, [...(byPage.get(page) ?? []), { from: tick, to: tick, fingerprint }]);
  return byPage;
};

const read: readonly Observed[] = [
  [0, 1, 100],
  [1, 2, 101],
];

/** Checks after pages 0 and 1 shared a row, and what looking at them again gave. */
function settled(...again: readonly Observed[]): DuplicateChecks {
  const checks = new DuplicateChecks();
  checks.raise(0, 1, observations(...read));
  checks.settle(observations(...read, ...again));
  return checks;
}

test("both pages are looked at again until they were the same twice: then a row is listed twice", () => {
  expect(settled().pages).toEqual([0, 1]);
  expect(settled([0, 3, 100], [1, 4, 101]).pages).toEqual([0, 1]);
  expect(settled([0, 3, 100], [1, 4, 101], [0, 5, 100]).pages).toEqual([0, 1]);
  const twice = settled([0, 3, 100], [1, 4, 101], [0, 5, 100], [1, 6, 101]);
  expect(twice.pages).toEqual([]);
  expect(twice.movements).toEqual([]);
});

test("a page that has changed tells that rows moved between the two readings", () => {
  const moved = settled([0, 3, 100], [1, 4, 999]);
  expect(moved.pages).toEqual([]);
  expect(moved.movements).toEqual([{ from: 1, to: 2 }]);
});

test("a movement that shows on another page in between need not be noted", () => {
  const checks = new DuplicateChecks();
  const before: readonly Observed[] = [
    [0, 1, 100],
    [2, 2, 102],
    [2, 3, 999],
    [1, 4, 101],
  ];
  checks.raise(0, 1, observations(...before));
  checks.settle(observations(...before, [1, 6, 998]));
  expect(checks.pages).toEqual([]);
  expect(checks.movements).toEqual([]);
});

test("what is being looked at, or known to have moved, is not looked at once more", () => {
  const checks = new DuplicateChecks();
  checks.raise(0, 1, observations(...read));
  checks.raise(0, 1, observations(...read));
  expect(checks.pages).toEqual([0, 1]);
  const moved = settled([0, 3, 100], [1, 4, 999]);
  moved.raise(0, 1, observations(...read));
  expect(moved.pages).toEqual([]);
  moved.raise(0, 1, observations([0, 3, 100], [1, 4, 999]));
  expect(moved.pages).toEqual([0, 1]);
  moved.raise(2, 3, observations([2, 4, 1], [3, 5, 1]));
  expect(moved.pages).toEqual([0, 1, 2, 3]);
});

test("a page that was not read, or is no longer there, raises nothing", () => {
  const checks = new DuplicateChecks();
  checks.raise(0, 1, observations([0, 1, 100]));
  checks.raise(0, 1, observations([1, 1, 100]));
  expect(checks.pages).toEqual([]);
});
