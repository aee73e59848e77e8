import { expect, test } from "vitest";
import { targetIn, targetState } from "./target.ts";

test.each([
  [40, { low: 20, high: 39.9 }, "below"],
  [40, { low: 40.1, high: 60 }, "above"],
  [40, { low: 30, high: 50 }, "open"],
  [40, { low: 20, high: 40 }, "open"],
  [40, { low: 40, high: 60 }, "open"],
  [40, null, "open"],
  [40, undefined, "open"],
])("a target of %d is told against %j as %s", (target, interval, state) => {
  expect(targetState(target, interval)).toBe(state);
});

test.each([
  ["40", "nps", 40],
  ["-12.5", "balance", -12.5],
  ["-100", "nps", -100],
  ["100", "share", 100],
  ["0", "share", 0],
  ["-0", "nps", 0],
  ["-1", "share", undefined],
  ["101", "nps", undefined],
  ["100.1", "nps", undefined],
  ["", "nps", undefined],
  ["4e1", "nps", undefined],
  ["+40", "nps", undefined],
  ["forty", "nps", undefined],
] as const)("%j of a %s is %s", (text, kind, value) => {
  expect(targetIn(text, kind)).toBe(value);
});
