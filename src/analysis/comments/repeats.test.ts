import fc from "fast-check";
import { expect, test } from "vitest";
import { indexOf, textsOf } from "./comments.fixture.ts";
import { groupRepeats } from "./repeats.ts";

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
