import { expect, test } from "vitest";
import { proposedFor, proposedForChoices, writtenValues } from "./propose.ts";

const answered = (counts: Readonly<Record<number, number>>) =>
  Object.entries(counts).map(([value, answers]) => ({ value: Number(value), answers }));

test.each([
  ["1 to 5", { 1: 2, 3: 4, 5: 9 }, [4, 5], []],
  ["1 to 7", { 2: 5, 6: 3, 7: 9 }, [5, 6, 7], []],
  ["0 to 10", { 0: 5, 8: 3, 10: 9 }, [9, 10], [0, 1, 2, 3, 4, 5, 6]],
  ["two numbers", { 0: 5, 1: 3 }, [1], []],
  ["two numbers beside one that nobody gave", { 0: 5, 1: 3, 2: 0 }, [1], []],
])("of %s the proposal is what is usual", (_scale, counts, top, bottom) => {
  expect(proposedFor(answered(counts))).toMatchObject({ top, bottom });
});

test("a few answers beside a scale are left outside of it, many are not", () => {
  expect(proposedFor(answered({ 1: 20, 3: 20, 4: 20, 5: 39, 9: 1 }))?.scale).toEqual([1, 2, 3, 4, 5]);
  expect(proposedFor(answered({ 1: 20, 3: 20, 4: 20, 5: 30, 9: 10 }))?.scale).toHaveLength(11);
});

test("of other numbers and of nothing there is none", () => {
  expect(proposedFor(answered({ 3: 5, 40: 2, 90: 3 }))).toBeUndefined();
  expect(proposedFor([])).toBeUndefined();
});

/** Choices by ids that are their places. */
const choices = (...titles: readonly string[]) => new Map(titles.map((title, at) => [`c${at}`, title]));

test.each([
  ["numbers, in any order", choices("5", "4", "3", "2", "1"), null, ["c0", "c1"]],
  ["numbers with words", choices("1 – bad", "2", "3 = fair", "4", "5: very good"), null, ["c3", "c4"]],
  ["two numbers", choices("0", "1"), null, ["c1"]],
  ["yes and no", choices("Yes", "No"), null, ["c0"]],
  ["yes and no beside others", choices("Nein", "Weiß nicht", "Ja"), ["c0", "c2"], ["c2"]],
  ["a scale beside others", choices("Can't say", "0", "1"), ["c1", "c2"], ["c2"]],
])("choices that say an order are proposed by it: %s", (_titles, names, scale, top) => {
  expect(proposedForChoices(names)).toEqual({ scale, top, bottom: [] });
});

test("choices from 0 to 10 are proposed with the cuts of NPS", () => {
  const proposed = proposedForChoices(choices(..."0 1 2 3 4 5 6 7 8 9 10".split(" ")));
  expect(proposed?.top).toEqual(["c9", "c10"]);
  expect(proposed?.bottom).toHaveLength(7);
});

test.each([
  ["words", choices("Repair", "Return")],
  ["counts", choices("1 time", "2 times", "3 times", "4 times", "5 times")],
  ["ranges", choices("1-2", "3-5")],
  ["a part of a scale", choices("2", "3", "4")],
  ["a number twice", choices("1 – no", "1 – yes", "2")],
  ["yes alone", choices("Yes", "Perhaps")],
  ["nothing", choices()],
])("choices that say none have no proposal: %s", (_titles, names) => {
  expect(proposedForChoices(names)).toBeUndefined();
});

test("values are written as a list, or from the first to the last", () => {
  expect([writtenValues([4, 5]), writtenValues([1, 2, 3]), writtenValues([1, 2, 4])]).toEqual([
    "4,5",
    "1-3",
    "1,2,4",
  ]);
  expect([writtenValues(["a", "b", "c"]), writtenValues([])]).toEqual(["a,b,c", undefined]);
});

test("of two numbers the higher is proposed, in whatever order they were counted", () => {
  const [low, high] = [
    { value: 2, answers: 5 },
    { value: 7, answers: 3 },
  ];
  for (const order of [
    [low, high],
    [high, low],
  ])
    expect(proposedFor(order)).toEqual({ scale: [2, 7], top: [7], bottom: [] });
  expect(proposedFor([low, { value: "other", answers: 1 }])).toBeUndefined();
  expect(proposedFor([low, high, { value: "other", answers: 0 }])?.top).toEqual([7]);
});

test("choices count by the number at their front alone, and by yes and no in either case", () => {
  expect(proposedForChoices(choices("1) bad", "2/ so", "3 (fair)", "4, good", "5. best"))?.top).toEqual([
    "c3",
    "c4",
  ]);
  expect(proposedForChoices(choices(" YES ", "no"))).toEqual({ scale: null, top: ["c0"], bottom: [] });
  expect(proposedForChoices(choices("1st", "2nd"))).toBeUndefined();
});
