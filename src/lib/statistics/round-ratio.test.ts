import * as fc from "fast-check";
import { expect, test } from "vitest";
import { roundRatio } from "../../analysis/score.ts";

test("halves go away from zero, and there is no negative zero", () => {
  expect(roundRatio(100, 8)).toBe(13);
  expect(roundRatio(-100, 8)).toBe(-13);
  expect(roundRatio(100, 8, 1)).toBe(12.5);
  expect(Object.is(roundRatio(-1, 1000), 0)).toBe(true);
});

test("no whole number lies nearer than the rounded one", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e8, max: 1e8 }),
      fc.integer({ min: 1, max: 1e6 }),
      (numerator, denominator) => {
        const distance = BigInt(roundRatio(numerator, denominator)) * BigInt(denominator) - BigInt(numerator);
        const twice = 2n * (distance < 0n ? -distance : distance);
        expect(twice <= BigInt(denominator)).toBe(true);
      },
    ),
  );
});
