import * as fc from "fast-check";
import { expect, test } from "vitest";
import { tallyOf } from "../../../../analysis/slice/tally.ts";
import { scoreDomain, scoreTicks, trendPoints } from "./trend-points.ts";

const period = { date: "2026-11-01", start: 0, end: 1 };
const points = (...scores: readonly (readonly number[])[]) =>
  trendPoints(
    scores.map((counts) => ({ period, tally: tallyOf(counts) })),
    true,
  );
const promoters = (count: number) => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, count];

test("a period without answers is a gap, not a 0", () => {
  expect(points([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toMatchObject([
    { score: null, range: null, answers: 0, few: false },
  ]);
});

test("until everything was read, a period without answers is one that is not read yet", () => {
  const trend = [0, 1].map((count) => ({ period, tally: tallyOf(promoters(count)) }));
  expect(trendPoints(trend, false).map(({ unread }) => unread)).toEqual([true, false]);
  expect(trendPoints(trend, true).map(({ unread }) => unread)).toEqual([false, false]);
});

test("fewer than 30 answers are few, 30 are not", () => {
  expect(points(promoters(29), promoters(30)).map(({ few }) => few)).toEqual([true, false]);
});

test("without any score the axis shows all that can be", () => {
  expect(scoreDomain(points(promoters(0)))).toEqual([-100, 100]);
});

test("the axis holds the bands of few answers where most are such", () => {
  const [few, many] = [[2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6], promoters(60)];
  const lowest = points(few)[0]?.range?.[0] ?? 0;
  expect(scoreDomain(points(few, few, many))[0]).toBeLessThanOrEqual(lowest);
  expect(scoreDomain(points(few, many, many))[0]).toBeGreaterThan(lowest);
});

const counts = fc.array(fc.nat(50), { minLength: 11, maxLength: 11 });

test("the axis holds every score, and its marks lie within it", () => {
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 6 }), (all) => {
      const drawn = points(...all);
      const domain = scoreDomain(drawn);
      const [low, high] = domain;
      expect(low).toBeLessThan(high);
      const outside = drawn.filter(({ score }) => score !== null && (score < low || score > high));
      expect(outside).toEqual([]);
      const ticks = scoreTicks(domain);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.every((tick) => tick >= low && tick <= high)).toBe(true);
    }),
  );
});
