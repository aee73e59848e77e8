import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addUpWith } from "./adds-up.ts";
import { scoreDifference, scoreInterval } from "./interval.ts";
import { bucketOf } from "./bucket-of.ts";
import { countAnswers, scoreFrom, sharesOf, roundedScore, type Counts } from "./score.ts";

const counted = (top: number, middle: number, bottom: number): Counts => ({
  top,
  middle,
  bottom,
});
const none = counted(0, 0, 0);
const anyCounts = fc
  .tuple(fc.nat(5000), fc.nat(5000), fc.nat(5000))
  .map(([top, middle, bottom]) => counted(top, middle, bottom));
const someCounts = anyCounts.filter((counts) => scoreFrom(counts) !== undefined);

describe("the score", () => {
  test("comes from the counts and is rounded once", () => {
    expect(roundedScore(counted(2, 5, 1))).toBe(13);
    expect(roundedScore(counted(1, 5, 2))).toBe(-13);
    expect(roundedScore(counted(2, 5, 1), 1)).toBe(12.5);
  });

  test("does not exist without answers", () => {
    expect([scoreFrom(none), roundedScore(none), sharesOf(none), scoreInterval(none)]).toEqual(
      Array.from({ length: 4 }),
    );
  });

  test("has its buckets at 7 and 9", () => {
    expect([0, 6, 7, 8, 9, 10].map(bucketOf)).toEqual(["bottom", "bottom", "middle", "middle", "top", "top"]);
  });

  test("changes its sign when top and bottom change places", () => {
    fc.assert(
      fc.property(someCounts, (counts) => {
        const mirrored = counted(counts.bottom, counts.middle, counts.top);
        expect((roundedScore(mirrored, 1) ?? Number.NaN) + (roundedScore(counts, 1) ?? Number.NaN)).toBe(0);
      }),
    );
  });

  test("shares add up to one", () => {
    fc.assert(
      fc.property(someCounts, (counts) => {
        const { top, middle, bottom } = sharesOf(counts) ?? none;
        expect(top + middle + bottom).toBeCloseTo(1, 12);
      }),
    );
  });
});

test.each([
  ["whole percents", counted(5, 3, 2), 0],
  ["a decimal: 25% less 13% is not 13", counted(2, 5, 1), 1],
  ["a decimal: 49% less 18% is not 30", counted(5931, 4005, 2254), 1],
  ["no answers", none, undefined],
])("shares add up to the score with %s", (_, counts, digits) => {
  expect(addUpWith(counts)).toBe(digits);
});

describe("the interval", () => {
  test("is the adjusted Wald one", () => {
    // n′ = 11, p′ = 2.75/11, d′ = 1.75/11, half = 1.96 · √((4.5/11 − (1/11)²)/11)
    const { low, high } = scoreInterval(counted(2, 5, 1)) ?? { low: 0, high: 0 };
    expect(low).toBeCloseTo(-28.326, 2);
    expect(high).toBeCloseTo(46.508, 2);
  });

  test("of a single answer need not hold the score", () => {
    // n′ = 4, p′ = 0.75/4, d′ = 1.75/4, half = 1.96 · √((2.5/4 − (1/4)²)/4)
    expect(scoreInterval(counted(0, 0, 1))?.low).toBeCloseTo(-98.5, 1);
  });

  test("of several answers holds the score, within ±100", () => {
    const several = anyCounts.filter((counts) => countAnswers(counts) > 1);
    fc.assert(
      fc.property(several, (counts) => {
        const { low, high } = scoreInterval(counts) ?? { low: 1, high: 0 };
        const score = scoreFrom(counts) ?? Number.NaN;
        expect(low).toBeLessThanOrEqual(score);
        expect(high).toBeGreaterThanOrEqual(score);
        expect(Math.abs(low)).toBeLessThanOrEqual(100);
        expect(Math.abs(high)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe("two scores", () => {
  test("differ only when the interval of the difference excludes 0", () => {
    expect(scoreDifference(counted(60, 20, 20), counted(50, 25, 25))?.different).toBe(false);
    expect(scoreDifference(counted(600, 200, 200), counted(500, 250, 250))).toMatchObject({
      difference: 15,
      different: true,
    });
  });

  test("have no difference when one of them does not exist", () => {
    expect(scoreDifference(none, counted(1, 1, 1))).toBeUndefined();
  });

  test("differ the other way round when they change places", () => {
    fc.assert(
      fc.property(someCounts, someCounts, (a, b) => {
        const [there, back] = [scoreDifference(a, b), scoreDifference(b, a)];
        expect(there?.different).toBe(back?.different);
        expect(there?.low).toBeCloseTo(-(back?.high ?? Number.NaN), 9);
      }),
    );
  });
});

/**
 * Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 1998, table I, method 3; the last
 * three by `prop.test(top, answers, correct = FALSE)` of R 4.2.2, which gives the others too.
 */
test.each([
  [81, 263, 25.53, 36.62],
  [15, 148, 6.24, 16.05],
  [0, 20, 0, 16.11],
  [1, 29, 0.61, 17.18],
  [20, 20, 83.8875, 100],
  [2952, 3261, 89.4709, 91.4825],
  [2008, 2127, 93.3461, 95.3043],
])("the interval of a share, %d of %d, is %d to %d", (top, answers, low, high) => {
  const interval = scoreInterval({ top, middle: 0, bottom: answers - top, isShare: true });
  expect(interval?.low).toBeCloseTo(low, 2);
  expect(interval?.high).toBeCloseTo(high, 2);
});

test("the interval of a share that all or none are of ends at 100 or begins at 0, to the last digit", () => {
  const ends = Array.from({ length: 50 }, (_, at) => {
    const [all, nothing] = [
      { top: at + 1, middle: 0, bottom: 0, isShare: true },
      { top: 0, middle: 0, bottom: at + 1, isShare: true },
    ];
    return [scoreInterval(all)?.high, scoreInterval(nothing)?.low];
  });
  expect(ends).toEqual(Array.from({ length: 50 }, () => [100, 0]));
});
