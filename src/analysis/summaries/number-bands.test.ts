import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberBands, type NumberBand, numericSummary } from "./numeric-summary.ts";

function bandsOf(...numbers: readonly number[]): readonly NumberBand[] {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const summary = numericSummary(counts);
  return summary === undefined ? [] : numberBands(summary);
}

const written = (bands: readonly NumberBand[]) =>
  bands.map(({ first, last, count }) => `${first === last ? first : `${first}–${last}`}: ${count}`);

const upTo = (length: number) => Array.from({ length }, (_, at) => at);

describe("the distribution of numbers", () => {
  test("has a row for each step of a short scale, also where no answer has it", () => {
    expect(written(bandsOf(1, 1, 5))).toEqual(["1: 2", "2: 0", "3: 0", "4: 0", "5: 1"]);
    expect(bandsOf(...upTo(11))).toHaveLength(11);
  });

  test("has a row for each of a few fractions", () => {
    expect(written(bandsOf(0, 0.25, 1, 1))).toEqual(["0: 1", "0.25: 1", "1: 2"]);
  });

  test("has a row for each of a few numbers that lie far apart", () => {
    expect(written(bandsOf(1, 1000, 1_000_000))).toEqual(["1: 1", "1000: 1", "1000000: 1"]);
  });

  test("of a long scale is told in bands of ten", () => {
    expect(written(bandsOf(...upTo(101)))).toEqual([
      ...upTo(10).map((tens) => `${tens * 10}–${tens * 10 + 9}: 10`),
      "100: 1",
    ]);
  });

  test("of many fractions is told in bands that begin where the one before ends", () => {
    const tenths = upTo(31).map((at) => at / 10);
    expect(written(bandsOf(...tenths)).slice(0, 2)).toEqual(["0–0.5: 5", "0.5–1: 5"]);
  });

  test("reaches below zero", () => {
    expect(written(bandsOf(...upTo(41).map((at) => at - 25)))[0]).toBe("-25–-21: 5");
  });

  test("takes numbers whose distance no number can tell", () => {
    expect(bandsOf(-1e308, 1e308, ...upTo(20))).toEqual([{ first: -1e308, last: 1e308, count: 22 }]);
  });
});

const median = (...counts: readonly (readonly [number, number])[]) => numericSummary(new Map(counts))?.median;

test("the median is the middle number or the mean of the middle two, and of 0 and 1 alone there is none", () => {
  expect([median([1, 3], [2, 4]), median([1, 3], [2, 3]), median([0, 1], [1, 1], [2, 1])]).toEqual([
    2, 1.5, 1,
  ]);
  expect([median([0, 3], [1, 5]), median([1, 5])]).toEqual([undefined, undefined]);
});

test("every answer is in one band, bands follow each other, and there are at most twelve", () => {
  const number = fc.oneof(
    fc.integer({ min: -1000, max: 1000 }),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 60 }), (numbers) => {
      const bands = bandsOf(...numbers);
      expect(bands.length).toBeLessThanOrEqual(12);
      expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(numbers.length);
      expect(bands[0]?.first).toBeCloseTo(Math.min(...numbers), 6);
      expect(bands.at(-1)?.last).toBeCloseTo(Math.max(...numbers), 6);
      for (const [at, { first, last }] of bands.entries()) {
        expect(last).toBeGreaterThanOrEqual(first);
        expect(bands[at + 1]?.first ?? Infinity).toBeGreaterThanOrEqual(last);
      }
    }),
  );
});

test("a summary has the mean, both ends, and each number with how often it was given, ascending", () => {
  const counts = new Map([
    [5, 1],
    [-1, 3],
  ]);
  expect(numericSummary(counts)).toEqual({
    count: 4,
    mean: 0.5,
    median: -1,
    smallest: -1,
    largest: 5,
    values: [
      { value: -1, count: 3 },
      { value: 5, count: 1 },
    ],
  });
});

test("a scale of twelve steps has a row for each, one of thirteen is told in bands of two", () => {
  expect(written(bandsOf(0, 11, ...upTo(12)))).toHaveLength(12);
  expect(written(bandsOf(...upTo(14))).slice(0, 2)).toEqual(["0–1: 2", "2–3: 2"]);
  expect(written(bandsOf(0, 12))).toEqual(["0: 1", "12: 1"]);
});

test("twelve numbers that lie apart have a row each, of thirteen there are bands", () => {
  const alone = [12, 13].map((count) =>
    bandsOf(...upTo(count).map((at) => at * 10)).every(({ first, last }) => first === last),
  );
  expect(alone).toEqual([true, false]);
});
