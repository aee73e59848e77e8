import { expect, test } from "vitest";
import { answerText } from "./answer-text.ts";

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
