import { expect, test } from "vitest";
import { drawPoisson, RandomBits } from "./random-bits.ts";

const DRAWS = 40_000;

test.each([1, 5, 64, 65, 1000, 250_000])("draws around %d have its mean and its variance", (mean) => {
  const random = new RandomBits(mean);
  const draws = Array.from({ length: DRAWS }, () => drawPoisson(mean, random));
  const average = draws.reduce((sum, draw) => sum + draw, 0) / DRAWS;
  const variance = draws.reduce((sum, draw) => sum + (draw - average) ** 2, 0) / DRAWS;
  expect(Math.abs(average - mean)).toBeLessThan((4 * Math.sqrt(mean)) / Math.sqrt(DRAWS));
  expect(variance / mean).toBeGreaterThan(0.97);
  expect(variance / mean).toBeLessThan(1.03);
  expect(draws.every((draw) => Number.isInteger(draw) && draw >= 0)).toBe(true);
});

test("nothing is drawn of nothing, and small counts come as often as they should", () => {
  const random = new RandomBits(1);
  expect(drawPoisson(0, random)).toBe(0);
  const none = Array.from({ length: DRAWS }, () => drawPoisson(2, random)).filter(
    (draw) => draw === 0,
  ).length;
  expect(none / DRAWS).toBeCloseTo(Math.exp(-2), 1.5);
});
