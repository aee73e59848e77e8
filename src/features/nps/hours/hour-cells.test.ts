import { expect, test } from "vitest";
import { tallyOf } from "../../../analysis/tally.ts";
import { busiestHour, hourCells } from "./hour-cells.ts";

const hour = (detractors: number, promoters: number) =>
  tallyOf([detractors, 0, 0, 0, 0, 0, 0, 0, 0, 0, promoters]);

test("an hour has a hue by its score, and none where few answers are behind it", () => {
  const cells = hourCells([hour(0, 1), hour(50, 94), hour(30, 0), hour(0, 0)]);
  expect(cells.map(({ score, few, hue, strength }) => [score, few, hue, strength])).toEqual([
    [100, true, "promoter", 0],
    [31, false, "promoter", 0.15],
    [-100, false, "detractor", 0.5],
    [undefined, true, "promoter", 0],
  ]);
  expect(cells[0]?.interval?.low).toBeLessThan(20);
  expect(cells[3]?.interval).toBeUndefined();
});

test("the busiest hours are those with the most answers on all days together", () => {
  const week = Array.from({ length: 7 * 24 }, (_, place) =>
    hour(0, [9, 14, 15].includes(place % 24) ? 1 : 0),
  );
  expect(busiestHour(week, 7)).toBe(9);
  expect(busiestHour(week, 2)).toBe(14);
  expect(busiestHour(week, 24)).toBe(0);
  expect(busiestHour(week, 40)).toBe(0);
  expect(busiestHour([], 7)).toBe(0);
});
