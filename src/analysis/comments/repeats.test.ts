import fc from "fast-check";
import { expect, test } from "vitest";
import { indexOf, textsOf } from "./comments.fixture.ts";
import { groupRepeats, linesOfRepeats } from "./repeats.ts";
import { parseQuery } from "./search.ts";

const grouped = (texts: readonly string[]) => {
  const index = indexOf(texts);
  const { repeats, withoutWords } = groupRepeats(index, index.newest());
  return { repeats: repeats.map((each) => textsOf(index, each)), withoutWords: textsOf(index, withoutWords) };
};

test("what differs by case, signs and white space alone is one; what has no words stands apart", () => {
  expect(grouped(["OK!", "ok", "«ok»", "👍", "👍👍", "...", "o k", "👍 ", "👨‍👩‍👧", "👨👩👧"])).toEqual({
    repeats: [["OK!", "ok", "«ok»"], ["👍", "👍 "], ["👍👍"], ["o k"], ["👨‍👩‍👧"], ["👨👩👧"]],
    withoutWords: ["..."],
  });
});

test("every comment is in one group, or without words", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 3 })), (texts) => {
      const { repeats, withoutWords } = grouped(texts);
      expect([...repeats.flat(), ...withoutWords].toSorted()).toEqual([...texts].toSorted());
    }),
  );
});

test("a list has a line for each group where the first of it stands, and one for each comment without words", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme", maxLength: 2 })),
      fc.func(fc.boolean()),
      (texts, isIn) => {
        const index = indexOf(texts);
        const comments = index.newest(isIn);
        const { repeats, withoutWords } = groupRepeats(index, comments);
        const counts = new Map(repeats.map((each) => [each[0], each.length]));
        for (const comment of withoutWords) counts.set(comment, 1);
        const expected = Array.from(comments).filter((comment) => counts.has(comment));
        const { lines, counts: told } = linesOfRepeats(index, comments);
        expect([...lines]).toEqual(expected);
        expect([...told]).toEqual(expected.map((comment) => counts.get(comment)));
      },
    ),
  );
});

test("among thousands of comments that are like no other, repeats are found by the first of them", () => {
  const texts = Array.from({ length: 5_000 }, (_, at) => `comment ${at}`);
  const index = indexOf([...texts, "Comment 7!", "comment 4999"]);
  expect([5_000, 5_001].map(index.repeatOf)).toEqual([7, 4_999]);
  expect(texts.every((_, at) => index.repeatOf(at) === at)).toBe(true);
});

test("a comment is found by each of its words, of more than 16 bits can number", () => {
  const index = indexOf(Array.from({ length: 70_000 }, (_, at) => `w${at} said`));
  const found = ["w3", "w65534", "w65535", "w65536", "w69999"].map((word) =>
    index.find(parseQuery(`"${word} said"`), index.newest()),
  );
  expect(found.map((comments) => textsOf(index, [...comments]))).toEqual([
    ["w3 said"],
    ["w65534 said"],
    ["w65535 said"],
    ["w65536 said"],
    ["w69999 said"],
  ]);
});
