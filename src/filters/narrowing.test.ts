import { expect, test } from "vitest";
import { carried, leftBehind } from "./narrowing.ts";

test("what Responses has too goes along, and all other filters in force are named", () => {
  const values = {
    from: "2026-01-01",
    touchpoint: "t1",
    answer: ["q1:a"],
    score: [0, 1],
    question: "q2",
    tz: "UTC",
  } as const;
  expect(Object.entries(carried(values)).filter(([, value]) => value !== undefined)).toEqual([
    ["tz", "UTC"],
    ["from", "2026-01-01"],
    ["touchpoint", "t1"],
  ]);
  expect(leftBehind(values)).toEqual(["score", "answer"]);
  expect(leftBehind({ touchpoint: "t1" })).toEqual([]);
});
