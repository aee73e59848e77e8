import { expect, test } from "vitest";
import { scoreVariance } from "../interval.ts";
import type { Counts } from "../score.ts";
import { pooled, rowVariance, spreadAround, targetVariance } from "./over-dispersion.ts";

const row = (top: number, middle: number, bottom: number): Counts => ({ top, middle, bottom });
const ALL = row(500, 300, 200);

test("rows are one in all their answers, those of shares a share", () => {
  expect(pooled([row(1, 2, 3), row(10, 20, 30)])).toEqual(row(11, 22, 33));
  expect(pooled([])).toEqual(row(0, 0, 0));
  expect(pooled([{ ...row(1, 2, 0), isShare: true }])).toEqual({ ...row(1, 2, 0), isShare: true });
});

test("a row varies as its own shares and those of all rows have it, whichever is more", () => {
  // 0.7 − 0.3² over 50 answers, in points².
  expect(targetVariance(50, ALL)).toBeCloseTo(122, 10);
  expect(rowVariance(row(50, 0, 0), ALL)).toBeCloseTo(122, 10);
  const torn = row(25, 0, 25);
  expect(scoreVariance(torn)).toBeGreaterThan(122);
  expect(rowVariance(torn, ALL)).toBe(scoreVariance(torn));
});

test("rows that lie closer than chance has it do not differ, and none or one tell nothing", () => {
  expect(spreadAround(ALL, [ALL, ALL, ALL])).toEqual({ target: 30, between: 0 });
  expect(spreadAround(ALL, [ALL])).toEqual({ target: 30, between: 0 });
  expect(spreadAround(row(0, 0, 0), [])).toEqual({ target: 0, between: 0 });
});

test("how far the farthest tenth lies counts as far as the next: one far row among twenty hardly widens", () => {
  const twenty = (far: Counts) => [far, ...Array.from({ length: 20 }, (_, at) => row(50 + (at % 4), 30, 20))];
  const [near, far] = [row(60, 20, 20), row(95, 0, 5)].map((one) => spreadAround(ALL, twenty(one)).between);
  expect(far).toBe(near);
});
