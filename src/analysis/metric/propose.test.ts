import { expect, test } from "vitest";
import { proposedFor, writtenValues } from "./propose.ts";

const answered = (counts: Readonly<Record<number, number>>) =>
  Object.entries(counts).map(([value, answers]) => ({ value: Number(value), answers }));

test.each([
  ["1 to 5", { 1: 2, 3: 4, 5: 9 }, [4, 5], []],
  ["1 to 7", { 2: 5, 6: 3, 7: 9 }, [5, 6, 7], []],
  ["0 to 10", { 0: 5, 8: 3, 10: 9 }, [9, 10], [0, 1, 2, 3, 4, 5, 6]],
  ["two numbers", { 0: 5, 1: 3 }, [1], []],
])("of %s the proposal is what is usual", (_scale, counts, top, bottom) => {
  expect(proposedFor(answered(counts))).toMatchObject({ top, bottom });
});

test("a few answers beside a scale are left outside of it, many are not", () => {
  expect(proposedFor(answered({ 1: 20, 3: 20, 4: 20, 5: 39, 9: 1 }))?.scale).toEqual([1, 2, 3, 4, 5]);
  expect(proposedFor(answered({ 1: 20, 3: 20, 4: 20, 5: 30, 9: 10 }))?.scale).toHaveLength(11);
});

test("of other numbers, of choices and of nothing there is none", () => {
  expect(proposedFor(answered({ 3: 5, 40: 2, 90: 3 }))).toBeUndefined();
  expect(
    proposedFor([
      { value: "yes", answers: 3 },
      { value: "no", answers: 4 },
    ]),
  ).toBeUndefined();
  expect(proposedFor([])).toBeUndefined();
});

test("values are written as a list, or from the first to the last", () => {
  expect([writtenValues([4, 5]), writtenValues([1, 2, 3]), writtenValues([1, 2, 4])]).toEqual([
    "4,5",
    "1-3",
    "1,2,4",
  ]);
  expect([writtenValues(["a", "b", "c"]), writtenValues([])]).toEqual(["a,b,c", undefined]);
});
