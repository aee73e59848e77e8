import { expect, test } from "vitest";
import { answer } from "../columns/chains.fixture.ts";
import { answerText, responseText, sliceable } from "./answer-text.ts";

test.each([
  ["as it is", "as it is"],
  [0, "0"],
  [false, "false"],
  [null, ""],
  [undefined, ""],
  [["a", 1], '[\n "a",\n 1\n]'],
])("%j is written as %j", (given, text) => {
  expect(answerText(given)).toBe(text);
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

test("a response is told by its answer, else by its text, else by its number", () => {
  const given = { ...answer("Word", "q", "as answered"), valueString: "as text", valueNum: 3 };
  expect(responseText(given)).toBe("as answered");
  expect(responseText({ ...given, answer: undefined })).toBe("as text");
  expect(responseText({ ...given, answer: null, valueString: undefined })).toBe("3");
  expect(responseText({ ...given, answer: undefined, valueString: undefined, valueNum: undefined })).toBe("");
});
