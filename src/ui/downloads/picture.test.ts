import fc from "fast-check";
import { expect, test } from "vitest";
import { wrappedText } from "./picture.ts";

const within = (length: number) => (line: string) => line.length <= length;

test("a text is broken between words", () => {
  expect(wrappedText("How likely are you to recommend us?", within(12))).toEqual([
    "How likely",
    "are you to",
    "recommend",
    "us?",
  ]);
});

test("a word that fits no line is broken where it must", () => {
  expect(wrappedText("an unbreakable one", within(5))).toEqual(["an", "unbre", "akabl", "e one"]);
});

test("an empty text is one empty line", () => {
  expect(wrappedText("", within(5))).toEqual([""]);
});

test("nothing is lost, and every line fits where a character does", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (text, length) => {
      const lines = wrappedText(text, within(length));
      expect(lines.join("").replaceAll(/\s/gu, "")).toBe(text.replaceAll(/\s/gu, ""));
      expect(lines.every((line) => line.length <= length)).toBe(true);
    }),
  );
});
