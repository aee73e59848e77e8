import { expect, test } from "vitest";
import { tallyOf } from "../../../analysis/slice/tally.ts";
import { usualDifference } from "./usual-difference.ts";

/** A thousand answers without passives. */
const scoring = (score: number) => tallyOf([500 - 5 * score, 0, 0, 0, 0, 0, 0, 0, 0, 0, 500 + 5 * score]);
const side = (score: number) => ({ chains: 1000, total: scoring(score) });
const restless = [20, 40, 22, 38, 20, 41, 19, 40].map(scoring);
const fallen = { one: side(22), other: side(40) };

test("a fall as large as the months before had them is usual for a month", () => {
  expect(usualDifference(fallen, { level: restless, inView: 1 })?.usual).toBe(true);
});

test("the same fall of the score of many months is not", () => {
  expect(usualDifference(fallen, { level: restless, inView: 24 })?.usual).toBe(false);
});

test("without periods to know it from nothing is said", () => {
  expect(usualDifference(fallen, undefined)).toBeUndefined();
});
