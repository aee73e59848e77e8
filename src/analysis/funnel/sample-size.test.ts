import * as fc from "fast-check";
import { expect, test } from "vitest";
import { scoreInterval } from "../interval.ts";
import { answersForMargin, answersToTellApart, weeksAtPace } from "./sample-size.ts";

const COUNTS = { top: 47, middle: 34, bottom: 19 };

test("at 47 % top and 19 % bottom ±5 takes 891 answers, ±10 takes 221, ten points apart 910 a side", () => {
  expect(answersForMargin(COUNTS, 5)).toBe(891);
  expect(answersForMargin(COUNTS, 10)).toBe(221);
  expect(answersToTellApart(COUNTS, 10)).toBe(910);
});

test("so many answers do give that interval, as far as whole answers can", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), (points) => {
      const answers = answersForMargin(COUNTS, points) ?? 0;
      const [top, bottom] = [Math.round(answers * 0.47), Math.round(answers * 0.19)];
      const { low = 0, high = 0 } = scoreInterval({ top, bottom, middle: answers - top - bottom }) ?? {};
      expect((high - low) / 2).toBeCloseTo(points, 0);
    }),
  );
});

const SHARE = { top: 47, middle: 53, bottom: 0, isShare: true };

/** How far Wilson's interval of that share reaches with `n` answers. */
function halfAt(n: number): number {
  const { low = 0, high = 0 } =
    scoreInterval({ top: 0.47 * n, middle: 0.53 * n, bottom: 0, isShare: true }) ?? {};
  return (high - low) / 2;
}

test("of a share Wilson's interval decides: that reaches as far, and with one answer fewer further", () => {
  for (const points of [2, 5, 10, 20]) {
    const answers = answersForMargin(SHARE, points) ?? 0;
    expect(halfAt(answers)).toBeLessThanOrEqual(points);
    expect(halfAt(answers - 1)).toBeGreaterThan(points);
  }
  expect(answersToTellApart(SHARE, 10)).toBe(390);
});

test("one answer is the least that can be asked for, and without answers their spread is unknown", () => {
  expect(answersForMargin({ top: 5, middle: 0, bottom: 0 }, 5)).toBe(1);
  expect(answersForMargin({ top: 0, middle: 0, bottom: 0 }, 5)).toBeUndefined();
});

test("weeks are those that answers take at the present pace, begun ones whole", () => {
  expect(weeksAtPace(891, 100, 7 * 86_400)).toBe(9);
  expect(weeksAtPace(891, 200, 28 * 86_400)).toBe(18);
  expect(weeksAtPace(891, 0, 28 * 86_400)).toBeUndefined();
});
