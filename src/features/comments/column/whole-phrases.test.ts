import { expect, test } from "vitest";
import type { KeyWord } from "../../../analysis/comments/keyness.ts";
import { wholePhrases } from "./whole-phrases.ts";

const word = (text: string, one: number, more: Partial<KeyWord> = {}): KeyWord => ({
  language: "en",
  text,
  side: "one",
  one,
  other: 0,
  comments: one,
  score: -70,
  z: 9,
  ...more,
});

const phrases = (...words: readonly KeyWord[]) =>
  wholePhrases(words).map(({ phrase, text }) => [phrase, text]);

test("pieces of one sentence are one phrase, where the first of them stood and by what is found", () => {
  expect(
    phrases(
      word("minutes", 80),
      word("one till open", 58),
      word("till open late", 58),
      word("rude", 40),
      word("only one till", 58),
    ),
  ).toEqual([
    ["minutes", "minutes"],
    ["only one till open late", "one till open"],
    ["rude", "rude"],
  ]);
});

test("a term within another one is that one; two that share one word of three are two", () => {
  expect(phrases(word("till", 58), word("only one till", 58), word("open", 58))).toEqual([
    ["only one till", "till"],
    ["open", "open"],
  ]);
  expect(phrases(word("only one till", 58), word("till was closed", 58))).toHaveLength(2);
  expect(phrases(word("long queue", 9), word("queue outside", 9))).toEqual([
    ["long queue outside", "long queue"],
  ]);
});

test("of other counts or another score it was said in other comments: nothing is folded", () => {
  expect(phrases(word("only one till", 58), word("one till open", 57))).toHaveLength(2);
  expect(phrases(word("only one till", 58), word("one till open", 58, { score: -60 }))).toHaveLength(2);
  expect(phrases(word("only one till", 58), word("one till open", 58, { other: 1 }))).toHaveLength(2);
});
