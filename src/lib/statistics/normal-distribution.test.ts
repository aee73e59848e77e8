import { expect, test } from "vitest";
import { normalQuantile, normalTail, twoSided } from "./normal-distribution.ts";

test.each([
  // R: pnorm(z, lower.tail = FALSE)
  [0, 0.5],
  [1, 0.158655253931457],
  [1.96, 0.0249978951482204],
  [2.5, 0.006209665325776132],
  [3, 0.0013498980316300933],
  [6, 9.86587645037698e-10],
  [-1, 0.841344746068543],
])("above %d lies %d of the distribution", (z, tail) => {
  expect(normalTail(z) / tail).toBeCloseTo(1, 9);
});

test("both ways of counting meet", () => {
  expect(normalTail(3 - 1e-12) / normalTail(3)).toBeCloseTo(1, 10);
});

test("nothing lies beyond what numbers can hold", () => {
  expect(normalTail(Infinity)).toBe(0);
  expect(normalTail(-Infinity)).toBe(1);
});

test("both sides are twice one", () => {
  expect(twoSided(-1.959963984540054)).toBeCloseTo(0.05, 12);
});

test("a quantile has its share below it", () => {
  expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 10);
  expect(normalQuantile(0.5)).toBeCloseTo(0, 10);
  expect(normalQuantile(0.0001)).toBeCloseTo(-3.71901648545568, 9);
});
