import { describe, expect, test } from "vitest";
import { pageEstimate, type ReadPage } from "./list-estimate.ts";

const page = (number: number, balance: number, answers = 10): ReadPage => ({
  page: number,
  answers,
  balance,
});

describe("a score estimated from some pages", () => {
  test("takes every page that was not read for what lies beside it", () => {
    // Pages 0 to 5 of 14, then the last: each of the eight between belongs half to either side.
    const read = [0, 1, 2, 3, 4, 5, 13].map((number) => page(number, number === 13 ? 8 : 2));
    // Six pages of 2 and half of seven more; one of 8 and half of seven more; of 14 pages.
    expect(pageEstimate(read, 14)?.score).toBeCloseTo((100 * (2 * 9.5 + 8 * 4.5)) / 140, 10);
  });

  test("is as sure as its pages are alike, whatever the drift between them", () => {
    const drifting = [0, 2, 4, 6, 8, 10, 12].map((number) => page(number, number / 2));
    expect(pageEstimate(drifting, 14)?.margin).toBeLessThan(1e-6);
    const jumping = drifting.map(({ page: number, answers }, at) => ({
      page: number,
      answers,
      balance: at % 2,
    }));
    expect(pageEstimate(jumping, 14)?.margin).toBeGreaterThan(5);
  });

  test("is none where too little was read, nothing counts, or all of it was read", () => {
    const six = [0, 1, 2, 3, 4, 5].map((number) => page(number, 1));
    expect(pageEstimate(six.slice(0, 5), 9)).toBeUndefined();
    expect(
      pageEstimate(
        six.map((each) => ({ ...each, answers: 0, balance: 0 })),
        9,
      ),
    ).toBeUndefined();
    expect(pageEstimate(six, 6)).toBeUndefined();
    expect(pageEstimate(six, 7)).toBeDefined();
  });
});

test("the margin is that of successive differences, worked out apart from this code", () => {
  // Weights 1.5, five of 2, and 2.5; second differences of 2; Student's t of two degrees of freedom.
  const jumping = [0, 2, 4, 6, 8, 10, 12].map((number, at) => page(number, at % 2));
  const { score, margin } = pageEstimate(jumping, 14) ?? {};
  expect(score).toBeCloseTo(600 / 140, 10);
  expect(margin).toBeCloseTo((100 * 4.302_652_7 * Math.sqrt((14.5 * 20) / 30)) / 140, 5);
});
