import { expect, test } from "vitest";
import { hasMoved } from "../../reports/explained-texts.ts";

test("half a point is told as a whole one, to either side, and less as none", () => {
  expect([0.5, -0.5].map(hasMoved)).toEqual([true, true]);
  expect([0.499, -0.499, 0].map(hasMoved)).toEqual([false, false, false]);
});
