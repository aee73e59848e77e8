import { expect, test } from "vitest";
import { tallyOf } from "../../../analysis/slice/tally.ts";
import { hourCells } from "./hour-table.tsx";
import { partsOfDay } from "./heat-map.tsx";

const hour = (bottom: number, top: number) => tallyOf([bottom, 0, 0, 0, 0, 0, 0, 0, 0, 0, top]);

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

const tally = (place: number) => ({
  answers: place,
  top: place,
  middle: 0,
  bottom: 0,
  notCounted: 1,
});

test("where there is no room for hours, a day has four parts with all its answers", () => {
  const parts = partsOfDay(Array.from({ length: 168 }, (_, place) => tally(place)));
  expect(parts).toHaveLength(28);
  expect(parts[0]).toEqual({ answers: 15, top: 15, middle: 0, bottom: 0, notCounted: 6 });
  expect(parts[27]?.answers).toBe(162 + 163 + 164 + 165 + 166 + 167);
});
