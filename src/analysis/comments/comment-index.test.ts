import { expect, test } from "vitest";
import { scoresOf } from "./comment-index.ts";
import { indexOf } from "./comments.fixture.ts";

test("comments are counted by the side of their score, those without one on none", () => {
  const index = indexOf([10, 9, 8, 0, undefined].map((score) => ({ text: "fine", score })));
  expect(scoresOf(index, index.newest())).toEqual({ top: 2, middle: 1, bottom: 1 });
});
