import { expect, test } from "vitest";
import { answer } from "./chains.fixture.ts";
import { givenAnswers } from "./given-answers.ts";

const given = (value: unknown) => givenAnswers(answer("Word", "q", value));

test.each([
  [3, [3]],
  ["Search", ["Search"]],
  ["  ", []],
  ["", []],
  [null, []],
  [
    ["Search", ["Ad", " "], 2],
    ["Search", "Ad", 2],
  ],
  [true, ["true"]],
  [{ a: 1 }, ['{"a":1}']],
])("%j gives %j", (value, expected) => expect(given(value)).toEqual(expected));

test("what is told as a number is one, whatever it is called", () => {
  expect(givenAnswers({ ...answer("Button", "q", "Happy"), valueNum: 1 })).toEqual([1]);
});
