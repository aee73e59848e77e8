import fc from "fast-check";
import { expect, test } from "vitest";
import { answerTicks } from "./funnel-chart.tsx";

test.each([
  [215, 1792, [500, 1000, 1500]],
  [0, 1000, [0, 200, 400, 600, 800, 1000]],
  [11, 13, [11, 12, 13]],
  [40, 40, [40]],
])("from %i to %i answers", (fewest, most, ticks) => {
  expect(answerTicks(fewest, most)).toEqual(ticks);
});

test("there is always one, none lies outside, and never more than stand beside each other", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (fewest, more) => {
      const ticks = answerTicks(fewest, fewest + more);
      expect(ticks.length).toBeGreaterThan(0);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.every((tick) => Number.isInteger(tick) && tick >= fewest && tick <= fewest + more)).toBe(
        true,
      );
    }),
  );
});
