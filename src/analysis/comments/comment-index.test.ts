import { expect, test } from "vitest";
import { scoresOf } from "./comment-index.ts";
import { indexOf, textsOf } from "./comments.fixture.ts";
import { parseQuery } from "./search.ts";

test("comments are counted by the side of their score, those without one on none", () => {
  const index = indexOf([10, 9, 8, 0, undefined].map((score) => ({ text: "fine", score })));
  expect(scoresOf(index, index.newest())).toEqual({ top: 2, middle: 1, bottom: 1 });
});

const found = (texts: readonly string[], find: string) => {
  const index = indexOf(texts);
  return textsOf(index, index.find(parseQuery(find), index.newest()));
};

test("a phrase is found where its first word stood before in other company", () => {
  expect(found(["queue long queue till", "queue long till"], '"queue till"')).toEqual([
    "queue long queue till",
  ]);
});

test("a phrase with a word that nobody wrote is found nowhere, not at the end of a comment either", () => {
  expect(found(["so good", "good"], '"good zebra"')).toEqual([]);
  expect(found(["so good", "good"], '"zebra good"')).toEqual([]);
});
