import { expect, test } from "vitest";
import { carried, leftBehind } from "./narrowing.ts";
import { chainSlice, isToldByChains, sliceFilter } from "./sliced-by.ts";

test("what another list has too goes along, and filters that a screen does not have are named", () => {
  const values = {
    from: "2026-01-01",
    touchpoint: "t1",
    answer: ["q1:a"],
    score: [0, 1],
    find: "slow",
    question: "q2",
    tz: "UTC",
  } as const;
  expect(Object.entries(carried(values)).filter(([, value]) => value !== undefined)).toEqual([
    ["tz", "UTC"],
    ["from", "2026-01-01"],
    ["touchpoint", "t1"],
    ["score", [0, 1]],
    ["find", "slow"],
  ]);
  expect(leftBehind(values, "responses")).toEqual(["score", "answer"]);
  expect(leftBehind(values, "comments")).toEqual(["answer"]);
  expect(leftBehind({ touchpoint: "t1" }, "responses")).toEqual([]);
});

test("what chains do not tell is left to the API", () => {
  const values = { closed: true, version: 3, touchpoint: "till", question: "s1:q1" } as const;
  expect(sliceFilter(values, "UTC")).toEqual({
    closed: true,
    version: 3,
    touchpoint: ["till"],
    question: ["s1:q1"],
  });
  expect(chainSlice(values, "UTC")).toEqual({ touchpoint: ["till"], question: ["s1:q1"] });
  expect(isToldByChains(values)).toBe(false);
  expect(isToldByChains({ touchpoint: "till", question: "s1:q1" })).toBe(true);
});
