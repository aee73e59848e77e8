import { expect, test } from "vitest";
import { addedAnswers, scoreDifference, scoreInterval, scoreMiddle, scoreVariance } from "./interval.ts";
import { answerVariance, countsBy, isFew, roundRatio, roundedScore, type Counts } from "./score.ts";

const letters = (bucket: string) => bucket.length;
const balance = (top: number, middle: number, bottom: number): Counts => ({ top, middle, bottom });
const share = (top: number, others: number): Counts => ({ top, middle: others, bottom: 0, isShare: true });

test("a score is pulled towards 0 by three answers, a share towards 50 by two", () => {
  expect([balance(0, 0, 0), share(0, 0)].map(addedAnswers)).toEqual([3, 2]);
  expect(scoreMiddle(balance(2, 5, 2))).toBe(0);
  expect(scoreMiddle(balance(5, 1, 1))).toBeCloseTo(40, 10);
  expect(scoreMiddle(share(5, 3))).toBeCloseTo(60, 10);
});

test("a score's variance is that of one answer over all, with the answers that are added", () => {
  // (5.75 + 1.75) / 10 − 0.4², over 10; of the share 0.6 · 0.4, over 10.
  expect(scoreVariance(balance(5, 1, 1))).toBeCloseTo(590, 8);
  expect(scoreVariance(share(5, 3))).toBeCloseTo(240, 8);
});

test("the interval of a score ends at 100 and begins at −100", () => {
  expect(scoreInterval(balance(3, 0, 0))?.high).toBe(100);
  expect(scoreInterval(balance(0, 0, 3))?.low).toBe(-100);
});

test("a difference of shares ends at 100 points, one of scores goes on", () => {
  expect(scoreDifference(share(1, 0), share(0, 1))).toMatchObject({ difference: 100, high: 100 });
  expect(scoreDifference(share(0, 1), share(1, 0))).toMatchObject({ difference: -100, low: -100 });
  expect(scoreDifference(balance(5, 0, 0), balance(0, 0, 5))?.high).toBeCloseTo(188.7, 1);
  expect(scoreDifference(balance(0, 0, 5), balance(5, 0, 0))).toMatchObject({ different: true });
});

test("two scores differ in no way that is known where either has no answers", () => {
  expect(scoreDifference(balance(1, 1, 1), balance(0, 0, 0))).toBeUndefined();
  expect(scoreDifference(balance(0, 0, 0), balance(1, 1, 1))).toBeUndefined();
});

test("answers are few from the first to the twenty-ninth", () => {
  expect([0, 1, 29, 30].map(isFew)).toEqual([false, true, true, false]);
});

test("counts of a share stay counts of a share, others are none", () => {
  expect(countsBy(letters, share(1, 1))).toEqual({ top: 3, middle: 6, bottom: 6, isShare: true });
  expect(countsBy(letters, balance(1, 1, 1))).toEqual({ top: 3, middle: 6, bottom: 6 });
  expect(countsBy(letters, undefined)).toEqual({ top: 3, middle: 6, bottom: 6 });
});

test("an answer varies by what is not in the middle, less the square of the score", () => {
  expect(answerVariance(balance(5, 3, 2))).toBeCloseTo(0.61, 12);
  expect(answerVariance(balance(0, 0, 0))).toBeUndefined();
});

test("ratios are rounded half away from zero, to as many decimals as are asked for, and never to −0", () => {
  expect([roundRatio(1, 8, 2), roundRatio(-1, 8, 2), roundRatio(1, 8), roundRatio(5, 2)]).toEqual([
    0.13, -0.13, 0, 3,
  ]);
  expect(Object.is(roundRatio(-1, 8), 0)).toBe(true);
  expect(roundedScore(balance(2, 4, 1), 2)).toBe(14.29);
});
