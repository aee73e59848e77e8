import { expect, test } from "vitest";
import { presentPace } from "./pace.ts";

const DAY = 86_400;
/** Weeks one after the other. */
const weeks = (...answers: readonly number[]) =>
  answers.map((count, at) => ({
    period: { date: String(at), start: at * 7 * DAY, end: (at + 1) * 7 * DAY },
    tally: { top: count, middle: 0, bottom: 0, answers: count, notCounted: 0 },
  }));

test("the pace is that of the last four weeks, the one that goes on left out", () => {
  expect(presentPace(weeks(100, 1, 2, 3, 4, 9), 5 * 7 * DAY + 60)).toEqual({
    answers: 10,
    seconds: 28 * DAY,
  });
});

test("a shorter time tells as much as it can, and none nothing", () => {
  expect(presentPace(weeks(5, 7), 14 * DAY)).toEqual({ answers: 12, seconds: 14 * DAY });
  expect(presentPace(weeks(5), 60)).toBeUndefined();
});
