import { expect, test } from "vitest";
import { carried, leftBehind } from "./narrowing.ts";

test("what another list has too goes along, and filters that a screen does not have are named", () => {
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
    ["score", [0, 1]],
  ]);
  expect(leftBehind(values, "responses")).toEqual(["score", "answer"]);
  expect(leftBehind(values, "comments")).toEqual(["answer"]);
  expect(leftBehind({ touchpoint: "t1" }, "responses")).toEqual([]);
});
