import { expect, test } from "vitest";
import { barsAddUp } from "./adds-up.ts";

const bars = (...counts: readonly number[]) =>
  counts.map((count, at) => ({ bucket: at === counts.length - 1 ? "top" : "bottom", count }) as const);

test("bars add up where those of each bucket, rounded, have the sum that is its own share", () => {
  expect(barsAddUp(bars(10, 20, 70))).toBe(true);
  // 1.4 % three times are 1, 1 and 1, and 4 % as one.
  expect(barsAddUp(bars(14, 14, 14, 958))).toBe(false);
});
