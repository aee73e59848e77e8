import { expect, test } from "vitest";
import { meanInterval } from "./means-over-time.ts";

const sumsOf = (numbers: readonly number[]) => ({
  count: numbers.length,
  sum: numbers.reduce((sum, number) => sum + number, 0),
  squares: numbers.reduce((sum, number) => sum + number ** 2, 0),
});

test("the interval is that of R's t.test", () => {
  // t.test(c(1, 2, 3, 4, 5))$conf.int
  const { mean, deviation, interval } = meanInterval(sumsOf([1, 2, 3, 4, 5])) ?? {};
  expect(mean).toBe(3);
  expect(deviation).toBeCloseTo(1.581139, 6);
  expect(interval?.low).toBeCloseTo(1.036757, 5);
  expect(interval?.high).toBeCloseTo(4.963243, 5);
});

test("the interval ends where the scale does", () => {
  const yes = sumsOf([1, 1, 1, 0]);
  expect(meanInterval(yes)?.interval?.high).toBeGreaterThan(1);
  const { mean, interval } = meanInterval(yes, { least: 0, most: 1 }) ?? {};
  expect(mean).toBe(0.75);
  expect(interval?.high).toBe(1);
  // t.test(c(1, 1, 1, 0))$conf.int
  expect(meanInterval(yes)?.interval?.low).toBeCloseTo(-0.0456, 4);
  expect(interval?.low).toBe(0);
});

test("answers that are all the same leave no doubt, one alone leaves all of it, and none has no mean", () => {
  expect(meanInterval(sumsOf([4, 4, 4]))).toEqual({ mean: 4, deviation: 0, interval: { low: 4, high: 4 } });
  expect(meanInterval(sumsOf([4]))).toEqual({ mean: 4, deviation: undefined, interval: undefined });
  expect(meanInterval(sumsOf([]))).toBeUndefined();
});
