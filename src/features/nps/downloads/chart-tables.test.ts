import { expect, test } from "vitest";
import { tallyOf } from "../../../analysis/slice/tally.ts";
import { hoursTable } from "./chart-tables.ts";

test("hours of the week are rows from Monday 0:00 on, with empty cells where nobody answered", () => {
  const one = tallyOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  const hours = Array.from({ length: 168 }, (_, place) => (place === 25 ? one : tallyOf([])));
  const { head, rows } = hoursTable(hours);
  expect(rows).toHaveLength(168);
  expect(head).toHaveLength(rows[0]?.length ?? 0);
  expect(rows[25]?.slice(0, 6)).toEqual([2, 1, 100, -48.5, 98.5, 1]);
  expect(rows[167]).toEqual([7, 23, "", "", "", 0, 0, 0, 0]);
});
