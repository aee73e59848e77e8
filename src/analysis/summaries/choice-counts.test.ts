import { describe, expect, test } from "vitest";
import { choiceCounts } from "./distinct-texts.ts";

const choices = [
  { id: "c1", names: ["Repair", "Korjaus"] },
  { id: "c2", names: ["Return", "Palautus"] },
  { id: "c3", names: ["Rental, short", ""] },
];

const count = (counts: Readonly<Record<string, number>>) =>
  choiceCounts(
    { values: Object.entries(counts).map(([value, times]) => ({ value, count: times })), others: 2 },
    choices,
  );

describe("answers that name choices", () => {
  test("count for the choice, in whatever language they name it", () => {
    expect(count({ Repair: 5, Korjaus: 3, Return: 1 })).toEqual({
      counts: [8, 1, 0],
      loose: [],
      others: 2,
      several: false,
    });
  });

  test("are known in upper and lower case, and by the choice's id", () => {
    expect(count({ " repair ": 2, c2: 4 }).counts).toEqual([2, 4, 0]);
  });

  test("stay what they are where no choice has that title", () => {
    expect(count({ Advice: 7, Repair: 1 })).toMatchObject({
      counts: [1, 0, 0],
      loose: [{ value: "Advice", count: 7 }],
    });
  });

  test("count for each choice of a list, which is told", () => {
    expect(count({ "Repair, Palautus": 2, "Rental, short": 1 })).toMatchObject({
      counts: [2, 2, 1],
      several: true,
    });
  });

  test("are no list where a part of it is no choice", () => {
    expect(count({ "Repair, and more": 2 })).toMatchObject({ counts: [0, 0, 0], several: false });
  });

  test("are not guessed where two choices have the same title", () => {
    const twins = [
      { id: "a", names: ["Other"] },
      { id: "b", names: ["Other", "Muu"] },
    ];
    const values = [
      { value: "Other", count: 3 },
      { value: "Muu", count: 1 },
    ];
    expect(choiceCounts({ values, others: 0 }, twins)).toMatchObject({
      counts: [0, 1],
      loose: [{ value: "Other", count: 3 }],
    });
  });
});
