import { expect, test } from "vitest";
import { tallyOf } from "../../../../analysis/slice/tally.ts";
import { MOST_ANSWERS, sortedBy, sortRows } from "./breakdown-columns.tsx";

const row = (id: string, bottom: number, top: number) => ({
  id,
  name: id,
  tally: tallyOf([bottom, 0, 0, 0, 0, 0, 0, 0, 0, 0, top]),
});
const rows = [row("many", 40, 60), row("few", 0, 2), row("none", 0, 0), row("bad", 9, 1)];
const ids = (by: "answers" | "score" | "lower", descending: boolean) =>
  sortRows(rows, { by, descending }).map(({ id }) => id);

test("rows are sorted by answers, score or lower bound", () => {
  expect(ids("answers", true)).toEqual(["many", "bad", "few", "none"]);
  expect(ids("score", true)).toEqual(["few", "many", "bad", "none"]);
  expect(ids("lower", true)).toEqual(["many", "few", "bad", "none"]);
});

test("what has no score is last either way", () => {
  expect(ids("score", false)).toEqual(["bad", "many", "few", "none"]);
});

test("a second click turns the order round", () => {
  expect(sortedBy(MOST_ANSWERS, "score")).toEqual({ by: "score", descending: true });
  expect(sortedBy(MOST_ANSWERS, "answers")).toEqual({ by: "answers", descending: false });
});
