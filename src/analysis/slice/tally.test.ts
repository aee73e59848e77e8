import { expect, test } from "vitest";
import { NPS, scoringOf } from "../metric/metric.ts";
import { answersOf, packedByCell, readBuckets, tallyOf } from "./tally.ts";

test("counts of NPS's scores are counts of its buckets", () => {
  expect(tallyOf([1, 0, 0, 0, 0, 0, 2, 3, 4, 5, 6], 7)).toEqual({
    scores: [1, 0, 0, 0, 0, 0, 2, 3, 4, 5, 6],
    answers: 21,
    bottom: 3,
    middle: 7,
    top: 11,
    notCounted: 7,
  });
  expect(tallyOf([])).toEqual({ scores: [], answers: 0, bottom: 0, middle: 0, top: 0, notCounted: 0 });
});

test("counts of another metric are by its own values, and those of a share say so", () => {
  const scoring = scoringOf({ ...NPS, kind: "share", top: ["y"], bottom: [] }, ["n", "y"]);
  expect(tallyOf([3, 5], 0, scoring)).toMatchObject({ answers: 8, middle: 3, top: 5, isShare: true });
  expect(answersOf({ bottom: 1, middle: 2, top: 4 }, false)).toEqual({
    answers: 7,
    bottom: 1,
    middle: 2,
    top: 4,
  });
});

test("tallies are read from wherever theirs begin", () => {
  const counters = Uint32Array.from({ length: 16 }, (_, at) => at);
  expect(readBuckets(counters, 1, true)).toEqual({
    bottom: 4,
    middle: 5,
    top: 6,
    answers: 15,
    isShare: true,
    notCounted: 7,
  });
  expect(readBuckets(counters, 1, false, 8)).toMatchObject({ bottom: 8, notCounted: 11 });
});

test("a row adds one to its bucket's byte, and nothing where it fails a filter or has no answer", () => {
  expect([...packedByCell(Uint8Array.of(0, 0, 0, 0, 0, 1), Uint8Array.of(0, 1, 2, 3, 4, 0))]).toEqual([
    1,
    2 ** 8,
    2 ** 16,
    2 ** 24,
    0,
    0,
  ]);
});
