import { describe, expect, test } from "vitest";
import { findChanges, type TrendPoint } from "./changes.ts";
import { makeHistories, type History } from "./histories.fixture.ts";

const QUIET: History = { periods: 24, score: () => 28 };
const FALL: History = { periods: 24, score: (place) => (place < 12 ? 28 : 18) };
const HISTORIES = 400;

const share = (histories: readonly TrendPoint[][], holds: (trend: TrendPoint[]) => boolean): number =>
  histories.filter(holds).length / histories.length;
const isPlaced = (trend: TrendPoint[]): boolean =>
  findChanges(trend)?.changes.some(({ since }) => Math.abs(Number(since.date) - 12) <= 1) ?? false;
const isFound = (trend: TrendPoint[]): boolean => (findChanges(trend)?.changes.length ?? 0) > 0;

describe("over 400 histories of 24 months of 60 to 300 answers", () => {
  test("a change is seen in at most 6 % of those without one", () => {
    expect(share(makeHistories(HISTORIES, QUIET, 1), isFound)).toBeLessThanOrEqual(0.06);
  });

  test("a change is seen in at most 7 % of those that go up and down by 5", () => {
    expect(share(makeHistories(HISTORIES, { ...QUIET, wobble: 5 }, 2), isFound)).toBeLessThanOrEqual(0.07);
  });

  test("a fall of 10 in the middle is seen in at least 85 %, and of these within a month in at least 65 %", () => {
    const found = makeHistories(HISTORIES, FALL, 3).filter(isFound);
    expect(found.length / HISTORIES).toBeGreaterThanOrEqual(0.85);
    expect(share(found, isPlaced)).toBeGreaterThanOrEqual(0.65);
  });
});
