import { describe, expect, test } from "vitest";
import type { TrendPoint } from "../changes/changes.ts";
import { clearAmong, comparable, whatFollowed, type Followed } from "./what-followed.ts";

type Tally = readonly [top: number, middle: number, bottom: number];

/** Periods of ten seconds, one after another. */
const trendOf = (...tallies: readonly Tally[]): TrendPoint[] =>
  tallies.map(([top, middle, bottom], place) => ({
    period: { date: String(place), start: place * 10, end: place * 10 + 10 },
    tally: { top, middle, bottom, answers: top + middle + bottom },
  }));

const BEFORE: readonly Tally[] = [
  [50, 30, 20],
  [60, 30, 30],
  [45, 40, 25],
  [70, 20, 30],
];
const AFTER: readonly Tally[] = [
  [40, 30, 35],
  [50, 35, 40],
  [30, 40, 45],
  [44, 30, 40],
  [20, 20, 20],
];

const same = (count: number): Tally[] => Array.from({ length: count }, () => [10, 10, 10] as const);

describe("what followed an event", () => {
  // Computed apart, in Python, from the formulas; R's metafor (rma, mods = ~ side, method = "DL") has the same τ².
  test("is the difference of the pooled sides, with the wobble between periods in its interval", () => {
    const { before, after, difference, chance } = whatFollowed(trendOf(...BEFORE, ...AFTER), 40);
    expect(before).toEqual({ top: 225, middle: 120, bottom: 105, answers: 450 });
    expect(after).toEqual({ top: 164, middle: 135, bottom: 160, answers: 459 });
    expect(difference?.value).toBeCloseTo(-25.795206971677562, 10);
    expect(difference?.low).toBeCloseTo(-37.04180726085967, 8);
    expect(difference?.high).toBeCloseTo(-14.206723457869732, 8);
    expect(chance).toBeCloseTo(1.0884770776727596e-5, 12);
  });

  test("is not told from chance where periods wobble more than that anyway", () => {
    const wobbling = trendOf(
      [80, 10, 10],
      [40, 20, 40],
      [70, 20, 10],
      [30, 20, 50],
      [60, 20, 20],
      [20, 30, 50],
    );
    const { difference, chance } = whatFollowed(wobbling, 30);
    expect(difference?.low).toBeCloseTo(-102.44246643718424, 8);
    expect(difference?.high).toBeCloseTo(10.033225513091814, 8);
    expect(chance).toBeCloseTo(0.10732751871117518, 10);
  });

  test("leaves the period out in which it happened, unless it begins with it", () => {
    const trend = trendOf(...same(7));
    expect(whatFollowed(trend, 30).before.answers).toBe(90);
    expect(whatFollowed(trend, 31).before.answers).toBe(90);
    expect(whatFollowed(trend, 31).after.answers).toBe(90);
    expect(whatFollowed(trend, 40)).toMatchObject({ before: { answers: 90 }, after: { answers: 90 } });
  });

  test("is of as many periods on either side, the nearest, at most six, and nothing of fewer than three", () => {
    const trend = trendOf([0, 0, 99], ...same(6), ...same(6), [0, 0, 99]);
    expect(whatFollowed(trend, 70)).toMatchObject({
      before: { answers: 180 },
      after: { answers: 180, bottom: 60 },
    });
    expect(whatFollowed(trend, 120)).toMatchObject({
      before: { answers: 60 },
      after: { answers: 129 },
      difference: undefined,
      chance: undefined,
    });
    expect(whatFollowed(trend, 0)).toMatchObject({ before: { answers: 0 }, after: { answers: 0 } });
    expect(whatFollowed([], 5).difference).toBeUndefined();
  });
});

test("periods are compared that lie whole within the dates, have ended, and have answers", () => {
  const trend = trendOf(...same(3), [0, 0, 0], ...same(3));
  const starts = (bounds: Parameters<typeof comparable>[1], now: number) =>
    comparable(trend, bounds, now).map(({ period }) => period.start);
  expect(starts({}, 1_000)).toEqual([0, 10, 20, 40, 50, 60]);
  expect(starts({ createdFrom: 1, createdTo: 59 }, 1_000)).toEqual([10, 20, 40, 50]);
  expect(starts({ createdTo: 58 }, 1_000)).toEqual([0, 10, 20, 40]);
  expect(starts({}, 60)).toEqual([0, 10, 20, 40, 50]);
});

test("of several events those are clear that hold among all of them", () => {
  const { before, after, difference } = whatFollowed(trendOf(...BEFORE, ...AFTER), 40);
  const by = (chance: number | undefined): Followed => ({ before, after, difference, chance });
  expect(clearAmong([by(0.04)])).toEqual([true]);
  expect(clearAmong([by(0.04), by(undefined), by(0.5), by(0.9)])).toEqual([false, false, false, false]);
  expect(clearAmong([by(0.9), by(undefined), by(0.01), by(0.03)])).toEqual([false, false, true, true]);
});

test("a difference of shares ends at 100 points, one of scores at 200", () => {
  const fall = trendOf(...Array.from({ length: 6 }, (_, at): Tally => (at < 3 ? [1, 0, 0] : [0, 1, 0])));
  const shares = fall.map(({ period, tally }) => ({ period, tally: { ...tally, isShare: true } }));
  expect(whatFollowed(shares, 30).difference).toMatchObject({ value: -100, low: -100 });
  expect(whatFollowed(shares.toReversed(), 30).before).toMatchObject({ isShare: true });
  const deep = trendOf(...Array.from({ length: 6 }, (_, at): Tally => (at < 3 ? [1, 0, 0] : [0, 0, 1])));
  const { value, low = 0 } = whatFollowed(deep, 30).difference ?? {};
  expect(value).toBe(-200);
  expect(low).toBeLessThan(-150);
});
