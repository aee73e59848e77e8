import { expect, test } from "vitest";
import { unprovenBoundaries, pagesThatProve, type Observation, type Span } from "./page-boundaries.ts";

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

test("a movement before or after both sides were read opens nothing", () => {
  const proven = observations([3, 0, 103], ...inOrder.slice(0, 3), [3, 9, 103]);
  expect(unprovenBoundaries(proven, [{ from: 3, to: 5 }])).toEqual([]);
  expect(unprovenBoundaries(proven, [{ from: 0, to: 1 }])).toEqual([]);
  expect(unprovenBoundaries(proven, [{ from: 2, to: 3 }])).toEqual([1]);
});

test("a movement opens a boundary whose back was read first, too", () => {
  const back = observations([3, 0, 103], [1, 1, 101], [0, 2, 100], [2, 3, 102], [3, 9, 103]);
  expect(unprovenBoundaries(back, [{ from: 1, to: 2 }])).toEqual([0, 1]);
});

test("a page that was the same before one side was read proves nothing of it", () => {
  const early = observations([3, 0, 103], [0, 1, 100], [3, 2, 103], [1, 5, 101]);
  expect(unprovenBoundaries(early, [])).toEqual([0]);
});

test("open boundaries are told in order, whatever the order of reading", () => {
  expect(unprovenBoundaries(observations(...inOrder.toReversed()), [])).toEqual([0, 1, 2]);
});

/** Two neighbours, read in these spans, in front of a page that proves their boundary. */
const neighbours = (front: Span, back: Span) =>
  new Map([
    [0, [{ ...front, fingerprint: 100 }]],
    [1, [{ ...back, fingerprint: 101 }]],
    [
      5,
      [
        { from: 0, to: 0, fingerprint: 105 },
        { from: 9, to: 9, fingerprint: 105 },
      ],
    ],
  ]);

test.for([
  ["ended before it began", { from: 4, to: 6 }, []],
  ["began when it had ended", { from: 0, to: 1 }, []],
  ["was under way when it began", { from: 3, to: 6 }, [0]],
  ["was under way when it ended", { from: 0, to: 2 }, [0]],
] as const)("a movement matters to a request unless that %s", ([, movement, open]) => {
  const [early, late] = [
    { from: 1, to: 2 },
    { from: 3, to: 4 },
  ];
  expect(unprovenBoundaries(neighbours(early, late), [movement])).toEqual(open);
  expect(unprovenBoundaries(neighbours(late, early), [movement])).toEqual(open);
});
