import { expect, test } from "vitest";
import type { ReportDimension } from "../report.ts";
import type { CountedRow, Selection } from "../selection/count-selection.ts";
import { explanationsBetween } from "./explanations.ts";

const counts = (top: number, bottom: number) => ({
  top,
  middle: 0,
  bottom,
  answers: top + bottom,
});

/** Two values with these answers on a side, all top in the first, all bottom in the second. */
const rowsOf = (one: number, other: number): readonly CountedRow[] => [
  { id: "a", name: "", counts: counts(one, 0) },
  { id: "b", name: "", counts: counts(0, other) },
];

/** So many more in the first value of team, half as many in that of language, and `most` in that of touchpoint. */
const sideWith = (moved: number, most: number): Selection => ({
  total: { ...counts(100, 100), notCounted: 0, scores: [] },
  rows: new Map<ReportDimension, readonly CountedRow[]>([
    ["language", rowsOf(100 + moved / 2, 100 - moved / 2)],
    ["team", rowsOf(100 + moved, 100 - moved)],
    ["touchpoint", rowsOf(100 + most, 100 - most)],
  ]),
});

/** One row by language, and whatever else has no value in it. */
const selection = (top: number, bottom: number, others: readonly ReportDimension[]): Selection => ({
  total: { ...counts(top, bottom), notCounted: 0, scores: [] },
  rows: new Map<ReportDimension, readonly CountedRow[]>([
    ["language", [{ id: "fi", name: "", counts: counts(top, bottom) }]],
    ...others.map((dimension) => [dimension, []] as const),
  ]),
});

test("what other answers alone have a value of explains nothing", () => {
  const others = ["answer:q1", "metadata:till"] as const;
  const told = explanationsBetween(selection(3, 1, others), selection(1, 3, others));
  expect(told.map(({ dimension }) => dimension)).toEqual(["language"]);
});

const order = (moved: number, most: number) =>
  explanationsBetween(sideWith(0, 0), sideWith(moved, most)).map(({ dimension }) => dimension);

test("of dimensions that tell as much, the one that people know best stands first", () => {
  expect(order(40, 37)).toEqual(["touchpoint", "team", "language"]);
  expect(order(40, 30)).toEqual(["team", "touchpoint", "language"]);
});

test("nine tenths of the largest mix tell as much as that, and a thousandth less does not", () => {
  expect(order(40, 36.04)).toEqual(["touchpoint", "team", "language"]);
  expect(order(40, 35.96)).toEqual(["team", "touchpoint", "language"]);
});

const rows = (
  dimension: ReportDimension,
  cells: Readonly<Record<string, readonly [top: number, bottom: number]>>,
) =>
  [
    dimension,
    Object.entries(cells).map(([id, cell]) => ({ id, name: id.toUpperCase(), counts: counts(...cell) })),
  ] as const;

const selected = (
  total: readonly [top: number, bottom: number],
  ...entries: readonly (readonly [ReportDimension, readonly CountedRow[]])[]
): Selection => ({ total: { ...counts(...total), notCounted: 0, scores: [] }, rows: new Map(entries) });

type Sides = readonly [one: readonly CountedRow[], two: readonly CountedRow[]];

/** Two values with a hundred answers each on both sides, of which so many are top. */
const changing = (a: readonly [number, number], b: readonly [number, number]): Sides => {
  const sides = ([0, 1] as const).map((at) =>
    [a[at], b[at]].map((top, value) => ({ id: `${value}`, name: "", counts: counts(top, 100 - top) })),
  );
  return [sides[0] ?? [], sides[1] ?? []];
};

const firstOf = (...dimensions: readonly (readonly [ReportDimension, Sides])[]) => {
  const side = (at: 0 | 1) =>
    selected([100, 100], ...dimensions.map(([dimension, sides]) => [dimension, sides[at]] as const));
  return explanationsBetween(side(0), side(1))[0]?.dimension;
};

const ONE_CHANGED = changing([80, 40], [80, 80]);

test("where nothing has shifted, what tells the values that have changed from the others stands first", () => {
  const chance = ["touchpoint", changing([80, 74], [80, 70])] as const;
  const all = ["survey", changing([80, 60], [80, 60])] as const;
  expect(firstOf(chance, all, ["metadata:till", ONE_CHANGED])).toBe("metadata:till");
  expect(firstOf(chance, ["metadata:till", ONE_CHANGED], ["team", ONE_CHANGED])).toBe("team");
});

test("where nothing has shifted and nothing tells values apart, what people know best stands first", () => {
  const all = changing([80, 60], [80, 60]);
  expect(firstOf(["answer:q1", all], ["team", all], ["survey", all])).toBe("survey");
});

/** Between values at 100 and −100 the mix is all of the difference. */
const shifted = (points: number): Sides => [rowsOf(100, 100), rowsOf(100 + points, 100 - points)];

test("a mix of a point stands first, whatever else has changed", () => {
  expect(firstOf(["team", ONE_CHANGED], ["language", shifted(1.01)])).toBe("language");
  expect(firstOf(["team", ONE_CHANGED], ["language", shifted(0.99)])).toBe("team");
});

test("what has no value is one more cell, so that all answers are told", () => {
  const one = selected([5, 5], rows("metadata:till", { a: [5, 0] }));
  const two = selected([6, 4], rows("metadata:till", { b: [1, 0], a: [5, 0] }));
  const [told] = explanationsBetween(one, two);
  expect(told?.cells).toEqual([
    { id: "a", name: "A", one: counts(5, 0), two: counts(5, 0) },
    { id: "b", name: "B", one: { top: 0, middle: 0, bottom: 0 }, two: counts(1, 0) },
    {
      id: "",
      name: "",
      one: { top: 0, middle: 0, bottom: 5 },
      two: { top: 0, middle: 0, bottom: 4 },
    },
  ]);
  const [whole] = explanationsBetween(
    selected([5, 0], rows("team", { a: [5, 0] })),
    selected([5, 0], rows("team", { a: [5, 0] })),
  );
  expect(whole?.cells.map(({ id }) => id)).toEqual(["a"]);
});
