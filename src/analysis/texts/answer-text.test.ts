import { expect, test } from "vitest";
import { answerText, sliceable } from "./answer-text.ts";

test.each([
  ["as it is", "as it is"],
  [0, "0"],
  [false, "false"],
  [null, ""],
  [undefined, ""],
  [["a", 1], '[\n "a",\n 1\n]'],
])("%j is written as %j", (answer, text) => {
  expect(answerText(answer)).toBe(text);
});

test.each([
  ["till", "till"],
  ["", undefined],
  [3, "3"],
  [false, "false"],
  [null, undefined],
  [undefined, undefined],
  [["till"], undefined],
  [{ till: 1 }, undefined],
])("%j is sliced by as %j", (value, text) => expect(sliceable(value)).toBe(text));
