import * as fc from "fast-check";
import { expect, test } from "vitest";
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import { scoreFrom } from "../score.ts";
import { findChanges, type TrendPoint } from "./changes.ts";
import { makeHistory } from "./histories.fixture.ts";

/** Promoters, middle and bottom period by period. */
const trendOf = (periods: readonly (readonly [number, number, number])[]): TrendPoint[] =>
  periods.map(([top, middle, bottom], place) => ({
    period: { date: String(place), start: place * 100, end: place * 100 + 100 },
    tally: { top, middle, bottom, answers: top + middle + bottom },
  }));

const level = (score: number) => Array.from({ length: 8 }, () => [50 + score, 20, 30 - score] as const);

const anyTrend = fc
  .array(fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40)), { maxLength: 30 })
  .map((periods) => trendOf(periods));

test("a level that falls is told by the segments beside the change", () => {
  const trend = trendOf([
    ...Array.from({ length: 6 }, () => [50, 30, 20] as const),
    ...Array.from({ length: 6 }, () => [30, 30, 40] as const),
  ]);
  const found = findChanges(trend);
  expect(found?.segments.map(({ first, last, answers }) => [first.date, last.date, answers])).toEqual([
    ["0", "5", 600],
    ["6", "11", 600],
  ]);
  const [change] = found?.changes ?? [];
  expect(change?.since.date).toBe("6");
  expect(change?.difference.difference).toBe(-40);
  expect(change?.difference.high).toBeLessThan(0);
  // Of the 924 ways to choose 6 of 12 periods 2 are as far apart: about 4 of 1,999.
  expect(change?.chance).toBeGreaterThan(0.0005);
  expect(change?.chance).toBeLessThan(0.006);
});

test("several changes are told in order of time, each against the level next to it", () => {
  const found = findChanges(trendOf([...level(0), ...level(20), ...level(-15)]));
  expect(found?.changes.map(({ since }) => since.date)).toEqual(["8", "16"]);
  expect(found?.changes.map(({ difference }) => difference.difference)).toEqual([40, -70]);
});

test("segments are searched again three deep: of fifteen steps of a stair seven are told", () => {
  const stair = Array.from({ length: 16 }, (_, step) => [1000 + 100 * step, 500, 2500 - 100 * step] as const);
  const found = findChanges(trendOf(stair.flatMap((step) => Array.from({ length: 5 }, () => step))));
  expect(found?.changes.map(({ since }) => Number(since.date))).toEqual([10, 20, 30, 40, 50, 60, 70]);
});

test("nothing is said of fewer than eight periods with answers", () => {
  const periods = [...Array.from({ length: 4 }, () => [9, 0, 0] as const), [0, 0, 0] as const];
  const low = Array.from({ length: 3 }, () => [0, 0, 9] as const);
  expect(findChanges(trendOf([...periods, ...low]))).toBeUndefined();
  expect(findChanges(trendOf([...periods, ...low, [0, 0, 9]]))?.units).toBe(8);
});

test("a trend that is the same all along has no change", () => {
  expect(findChanges(trendOf(Array.from({ length: 12 }, () => [5, 3, 2] as const)))?.changes).toEqual([]);
});

/** In four periods of as many top, then four of as many middle. */
const foundIn = (answers: number) =>
  findChanges(
    trendOf(Array.from({ length: 8 }, (_, at) => [at < 4 ? answers : 0, at < 4 ? 0 : answers, 0] as const)),
  );

test("a change that the interval of its difference does not bear out is none, however rare its order is", () => {
  // 2 of 70 orders are as far apart in both; scores of 4 answers lie −4 to 118 apart, of 20 answers 67 to 107.
  expect(foundIn(1)).toMatchObject({ changes: [], segments: [{ answers: 8 }] });
  expect(foundIn(5)?.changes[0]?.chance).toBeLessThan(0.05);
  expect(foundIn(5)?.changes[0]?.difference.high).toBeCloseTo(-66.8, 1);
});

test("the same trend gives the same changes", () => {
  const falling = { periods: 24, score: (place: number) => (place < 12 ? 28 : 18) };
  const trend = makeHistory(falling, new RandomBits(4));
  expect(findChanges(trend)).toEqual(findChanges(structuredClone(trend)));
});

test("segments hold every answer once, and what is called a change excludes 0", () => {
  fc.assert(
    fc.property(anyTrend, (trend) => {
      const found = findChanges(trend);
      if (found === undefined) return;
      const answers = trend.reduce((sum, { tally }) => sum + tally.answers, 0);
      expect(found.segments.reduce((sum, segment) => sum + segment.answers, 0)).toBe(answers);
      expect(found.changes).toHaveLength(found.segments.length - 1);
      for (const { difference, before, after, chance } of found.changes) {
        expect(difference.different).toBe(true);
        expect(difference.difference).toBe((scoreFrom(after) ?? 0) - (scoreFrom(before) ?? 0));
        expect(chance).toBeLessThanOrEqual(0.05);
      }
    }),
    { numRuns: 60 },
  );
});
