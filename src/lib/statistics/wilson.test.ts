import { expect, test } from "vitest";
import { wilsonInterval } from "./wilson.ts";

/** Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 1998, table I, method 3. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("%d of %d is %d to %d", (found, all, low, high) => {
  const interval = wilsonInterval(found, all);
  expect(interval?.low).toBeCloseTo(low, 4);
  expect(interval?.high).toBeCloseTo(high, 4);
});

test("none of none has no interval", () => {
  expect(wilsonInterval(0, 0)).toBeUndefined();
});
