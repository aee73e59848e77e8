import { expect, test } from "vitest";
import type { Counts } from "../score.ts";
import { scoreVariance } from "../interval.ts";
import { isUsual, latestStep, usualDifference } from "./ups-and-downs.ts";

/** A thousand answers, none in the middle. */
const scoring = (score: number): Counts => ({
  top: 500 + 5 * score,
  middle: 0,
  bottom: 500 - 5 * score,
});
const RESTLESS = [20, 40, 22, 38, 20, 41, 19, 40].map(scoring);
const CALM = [30, 31, 30, 29, 30, 31, 30, 29].map(scoring);

test("a step that others were as large as is usual, though chance alone would not make it", () => {
  const step = latestStep([...RESTLESS, scoring(22)]);
  expect(step?.difference).toBeCloseTo(-18, 10);
  expect(step?.different).toBe(true);
  expect(step?.usual).toBe(true);
});

test("the same step where scores stay is not", () => {
  expect(latestStep([...CALM, scoring(11)])?.usual).toBe(false);
});

test("a step beyond all ups and downs is not usual", () => {
  expect(latestStep([...RESTLESS, scoring(-60)])?.usual).toBe(false);
});

test("a step is usual up to 1.96 standard deviations of chance and of the ups and downs on either side", () => {
  const step = latestStep([...CALM, scoring(11)]);
  // CALM shows nothing beyond chance. Of 1,003 adjusted answers 555.75 and 445.75, and 645.75 and 355.75.
  expect(step?.deviation).toBe(0);
  expect(step?.limit).toBeCloseTo(8.534, 2);
  expect(latestStep([...RESTLESS, scoring(22)])?.limit).toBeGreaterThan(20);
});

test("usual is what lies within 1.96 standard deviations, to the last answer's part", () => {
  const [one, other] = [scoring(30), scoring(10)];
  // The variance of either side's ups and downs that makes 20 points just that.
  const edge = ((20 / 1.96) ** 2 - scoreVariance(one) - scoreVariance(other)) / 2;
  expect(isUsual(one, other, edge + 1e-6)).toBe(true);
  expect(isUsual(one, other, edge - 1e-6)).toBe(false);
});

test("no difference is beyond the usual that chance alone may make, however large it is", () => {
  const [three, five] = [
    { top: 3, middle: 0, bottom: 0 },
    { top: 0, middle: 5, bottom: 0 },
  ];
  // 100 points, with an interval from −14.
  expect(isUsual(three, five, 0)).toBe(true);
  expect(isUsual({ ...three, top: 6 }, { ...five, middle: 6 }, 0)).toBe(false);
});

test("there is no step with fewer than two periods that have answers", () => {
  expect(latestStep([scoring(1)])).toBeUndefined();
  expect(latestStep([scoring(1), { top: 0, middle: 0, bottom: 0 }])).toBeUndefined();
});

const fallen = { one: { total: scoring(22) }, other: { total: scoring(40) } };

test("a fall as large as the months before had them is usual for a month", () => {
  expect(usualDifference(fallen, { level: RESTLESS, inView: 1 })?.usual).toBe(true);
});

test("the same fall of the score of many months is not", () => {
  expect(usualDifference(fallen, { level: RESTLESS, inView: 24 })?.usual).toBe(false);
});

test("without periods to know it from nothing is said", () => {
  expect(usualDifference(fallen, undefined)).toBeUndefined();
});

test("ups and downs are told in points: those of several periods together as much less as of a mean", () => {
  const [one, four, none] = [1, 4, 0].map((inView) => usualDifference(fallen, { level: RESTLESS, inView }));
  expect(one?.deviation).toBeGreaterThan(5);
  expect(four?.deviation).toBeCloseTo((one?.deviation ?? 0) / 2, 10);
  expect(none?.deviation).toBe(one?.deviation);
});

test("the latest step is of the last two periods, and its ups and downs of those before the last", () => {
  const step = latestStep([...RESTLESS, scoring(-60)]);
  expect([step?.before, step?.now]).toEqual([scoring(40), scoring(-60)]);
  expect(step?.deviation).toBeCloseTo(
    usualDifference(fallen, { level: RESTLESS, inView: 1 })?.deviation ?? 0,
    10,
  );
  expect(latestStep([{ top: 0, middle: 0, bottom: 0 }, scoring(10), scoring(12)])?.deviation).toBe(0);
});
