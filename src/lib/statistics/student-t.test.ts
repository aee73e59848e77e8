import { expect, test } from "vitest";
import { tQuantile975 } from "./normal-distribution.ts";

test.each([
  // R: qt(0.975, df)
  [1, 12.7062047],
  [2, 4.30265273],
  [3, 3.18244631],
  [10, 2.22813885],
  [29, 2.04522964],
  [30, 2.04227246],
  [100, 1.98397152],
  [1_000_000, 1.95996636],
])("with %d degrees of freedom 2.5 %% lie above %d", (freedom, value) => {
  expect(tQuantile975(freedom)).toBeCloseTo(value, 5);
});
