import { expect, test } from "vitest";
import type { CrossedQuestions } from "../../../analysis/answers/cross-questions.ts";
import { crossedRows, crossedTable, marksIn } from "./crossed-rows.ts";

const crossed: CrossedQuestions = {
  rows: [
    { kind: "text", text: "Repair" },
    { kind: "text", text: "Return" },
  ],
  columns: [
    { kind: "bucket", bucket: "bottom" },
    { kind: "bucket", bucket: "top" },
  ],
  counts: [
    [10, 40],
    [30, 20],
  ],
  both: 100,
  several: 0,
};

test("cells are called more or fewer from all responses alone, never from a part of them", () => {
  expect(marksIn(crossedRows(crossed, true))).toBe(4);
  expect(marksIn(crossedRows(crossed, false))).toBe(0);
  expect(crossedRows(crossed, false).map(({ respondents }) => respondents)).toEqual([50, 50]);
});

test("a file has a row for each cell", () => {
  const { head, rows } = crossedTable(crossedRows(crossed, true), ["Repair", "Return"], ["low", "high"]);
  expect(rows).toHaveLength(4);
  expect(rows[0]).toEqual(["Repair", "low", 10, 0.2, -4.0825, "fewer"]);
  expect(rows.every((row) => row.length === head.length)).toBe(true);
});
