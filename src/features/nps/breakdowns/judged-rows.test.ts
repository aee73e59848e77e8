import { expect, test } from "vitest";
import { tallyOf } from "../../../analysis/slice/tally.ts";
import { judgedRows } from "./judged-rows.ts";

/** So many answers of 0 and of 10. */
const row = (id: string, zeros: number, tens: number) => ({
  id,
  name: id,
  tally: tallyOf([zeros, 0, 0, 0, 0, 0, 0, 0, 0, 0, tens]),
});
const ROWS = [
  ...["a", "b", "c", "d", "e", "f"].map((id) => row(id, 100, 400)),
  row("low", 140, 360),
  row("lower", 200, 300),
];

function verdicts(picked: readonly string[], { complete = true, onlyPicked = false } = {}) {
  const judged = judgedRows(ROWS, { complete, picked, onlyPicked });
  return judged?.rows.map(({ id }, at) => `${id} ${judged.judged.judgements[at]?.verdict}`);
}

test("all rows are judged where none is picked, or one that all others are there to compare with", () => {
  expect(verdicts([])).toHaveLength(ROWS.length);
  expect(verdicts([])).toContain("lower lower");
  expect(verdicts(["a"])).toEqual(verdicts([]));
});

test("rows that are picked are judged against each other alone, as a report on them does", () => {
  const two = judgedRows(ROWS.slice(-2), { complete: true, picked: [], onlyPicked: false });
  expect(judgedRows(ROWS, { complete: true, picked: ["lower", "low"], onlyPicked: false })).toEqual(two);
  expect(verdicts(["low", "lower"])).toEqual(["low expected", "lower expected"]);
});

test("nothing is said of rows that may not have been read, or of part of the responses", () => {
  expect(verdicts(["lower"], { onlyPicked: true })).toBeUndefined();
  expect(verdicts(["low", "lower"], { onlyPicked: true })).toHaveLength(2);
  expect(verdicts([], { complete: false })).toBeUndefined();
});
