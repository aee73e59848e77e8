import { expect, test } from "vitest";
import { linesOf, wordSides, type ReportWord } from "./report.ts";

const figures = { language: "en", text: "queue", comments: 9, score: 0, z: 2 };

test("the comments of both sides that have a word are told alike for NPS and for other metrics", () => {
  const words: readonly ReportWord[] = [
    { ...figures, side: "detractors", detractors: 5, promoters: 3 },
    { ...figures, side: "other", top: 3, other: 5 },
  ];
  expect(words.map(wordSides)).toMatchObject([
    { top: 3, other: 5 },
    { top: 3, other: 5 },
  ]);
});

test("a distribution is lines by value, as it is told and as eleven counts", () => {
  expect(linesOf({ distribution: [4, 0, 2] })).toEqual([
    { value: 0, answers: 4 },
    { value: 1, answers: 0 },
    { value: 2, answers: 2 },
  ]);
  const lines = [
    { value: "yes", answers: 2 },
    { value: "no", answers: 1 },
  ];
  expect(linesOf({ distribution: lines })).toEqual(lines);
});
