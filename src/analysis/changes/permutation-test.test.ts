import { describe, expect, test } from "vitest";
import { findSplit, type Split } from "./permutation-test.ts";

/** Units of a hundred answers each; `sums` are top minus bottom, and so their scores. */
const splitOf = (sums: readonly number[], answers = 100): Split | undefined =>
  findSplit(
    { answers: Float64Array.from(sums, () => answers), sums: Float64Array.from(sums) },
    0,
    sums.length,
  );
const units = (count: number, sum: number): readonly number[] => Array.from({ length: count }, () => sum);

describe("the chance of a split", () => {
  test("is 1 of 2,000 at least: the data themselves count as one more of 1,999 orders", () => {
    expect(splitOf([...units(12, 40), ...units(12, -40)])).toEqual({ at: 12, chance: 1 / 2000 });
  });

  test("makes it found up to 1 in 20, and not by one order more", () => {
    // As large in 99 of the orders, and in 100 of them.
    expect(splitOf([-11, 0, -1, -6, 0, -3, -22, -9, -21])).toEqual({ at: 6, chance: 0.05 });
    expect(splitOf([-9, 15, -7, -8, -12, -10, -12, -12, -14])).toBeUndefined();
  });
});

describe("a split", () => {
  const fall = [...units(9, 40), ...units(3, -40)];

  test("leaves three units on either side", () => {
    expect(splitOf(fall)?.at).toBe(9);
    expect(splitOf(fall.toReversed())?.at).toBe(3);
  });

  test("never leaves two, even where these alone are lower", () => {
    const late = [...units(18, 40), ...units(2, -90)];
    expect(splitOf(late)?.at).toBe(17);
    expect(splitOf(late.toReversed())?.at).toBe(3);
  });

  test("is looked for only where there are units for both sides, and the units differ", () => {
    expect(splitOf([40, 40, 40, -40, -40])).toBeUndefined();
    expect(splitOf(units(20, 7))).toBeUndefined();
  });
});
