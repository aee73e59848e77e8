import { expect, test } from "vitest";
import { barsAddUp, pointsAddUp, roundPoints } from "./adds-up.ts";

const bars = (...counts: readonly number[]) =>
  counts.map((count, at) => ({ bucket: at === counts.length - 1 ? "top" : "bottom", count }) as const);

test("bars add up where those of each bucket, rounded, have the sum that is its own share", () => {
  expect(barsAddUp(bars(10, 20, 70))).toBe(true);
  // 1.4 % three times are 1, 1 and 1, and 4 % as one.
  expect(barsAddUp(bars(14, 14, 14, 958))).toBe(false);
});

test("points are rounded half away from zero, and add up where their rounded parts do", () => {
  expect([0.35, -0.35, 33.49, -4.5].map((points) => roundPoints(points, 1))).toEqual([4, -4, 335, -45]);
  expect([0.5, -0.5, 0.49].map((points) => roundPoints(points))).toEqual([1, -1, 0]);
  // −4.7 and −4.7, beside −9.3; −5 and −5 beside −9.
  expect(pointsAddUp([-4.66, -4.66], -9.32, 1)).toBe(false);
  expect(pointsAddUp([-4.66, -4.66], -9.32)).toBe(false);
  expect(pointsAddUp([-4.66, -4.66], -9.32, 2)).toBe(true);
  expect(pointsAddUp([0.5, 0.3], 0.8, 1)).toBe(true);
});
