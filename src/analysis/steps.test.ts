import { expect, test } from "vitest";
import { finish, within, type Steps } from "./steps.ts";

function* counted(): Steps<string> {
  yield 0;
  yield 0.5;
  yield 1;
  return "done";
}

test("steps as a part of others tell where in the whole they are, and give what they come to", () => {
  const steps = within(counted(), 0.2, 0.6);
  expect([steps.next(), steps.next(), steps.next()].map(({ value }) => Number(value).toFixed(2))).toEqual([
    "0.20",
    "0.40",
    "0.60",
  ]);
  expect(steps.next()).toEqual({ done: true, value: "done" });
});

test("all steps at once come to the same", () => {
  expect([finish(counted()), finish(within(counted(), 0, 1))]).toEqual(["done", "done"]);
});
