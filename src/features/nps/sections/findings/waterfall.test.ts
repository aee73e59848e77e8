import { expect, test } from "vitest";
import { explainDifference } from "../../../../analysis/mix/parts.ts";
import { mixIntervals } from "../../../../analysis/mix/intervals.ts";
import {
  columnAddsUp,
  explanationTable,
  hasOnlyOne,
  rowAddsUp,
  waterfall,
  waterfallBars,
  wholeStep,
} from "./waterfall.ts";

const counts = (top: number, middle: number) => ({ top, middle, bottom: 0 });
const cells = [
  { id: "a", name: "Helsinki", one: counts(255, 45), two: counts(86, 14) },
  { id: "b", name: "", one: counts(156, 44), two: counts(158, 42) },
  { id: "c", name: "Turku", one: counts(73, 27), two: counts(0, 0) },
];
const explained = explainDifference(cells);
const explanation = { dimension: "touchpoint", cells, ...explained } as const;
const nameOf = (id: string, name: string) => name || `Place ${id}`;

test("the parts of a file add up to the whole, line by line and column by column", () => {
  if (explained === undefined) throw new Error("there is a cell on both sides");
  const { head, rows } = explanationTable({ ...explanation, ...explained }, undefined, nameOf, "NPS");
  const [from, to] = [head.indexOf("scores"), head.indexOf("together")];
  const numbers = rows.map((row) => row.slice(from, to + 1).map(Number));
  const whole = numbers.at(-1) ?? [];
  expect(rows.at(-1)?.[1]).toBe("all");
  for (const line of numbers)
    expect(line.slice(0, 4).reduce((sum, part) => sum + part, 0)).toBeCloseTo(line[4] ?? Number.NaN, 3);
  for (const [place, total] of whole.entries()) {
    const parts = numbers.slice(0, -1).reduce((sum, line) => sum + (line[place] ?? 0), 0);
    expect(parts).toBeCloseTo(total, 3);
  }
});

test("a value is called by its name, with answers and score on either side, empty ones where it has none", () => {
  if (explained === undefined) throw new Error("there is a cell on both sides");
  const { rows } = explanationTable({ ...explanation, ...explained }, undefined, nameOf, "NPS");
  const line = (id: string) => rows.find(([own]) => own === id);
  expect(line("b")?.[1]).toBe("Place b");
  expect(line("a")?.slice(-5)).toEqual([300, 85, 100, 86, "no"]);
  expect(line("c")?.slice(-5)).toEqual([100, 73, 0, "", ""]);
});

test("below the whole stand both ends of the interval of each part, once they are known", () => {
  if (explained === undefined) throw new Error("there is a cell on both sides");
  const intervals = mixIntervals(cells);
  const { rows } = explanationTable({ ...explanation, ...explained }, intervals, nameOf, "NPS");
  const [low, high] = rows.slice(-2);
  expect(low?.slice(1, 3)).toEqual(["95% interval low", Number(intervals.scores.low.toFixed(4))]);
  expect(high?.slice(1, 3)).toEqual(["95% interval high", Number(intervals.scores.high.toFixed(4))]);
});

test("the parts of a waterfall lead from the first score to the second, as the whole does", () => {
  if (explained === undefined) throw new Error("there is a cell on both sides");
  const steps = waterfall({ ...explanation, ...explained });
  const { from, to, whole } = wholeStep(steps, { ...explanation, ...explained });
  expect(from).toBe(steps[0]?.from);
  expect(to - from).toBeCloseTo(whole, 6);
  expect(waterfallBars(steps).every(({ start, size }) => start >= 0 && start + size <= 1.000001)).toBe(true);
});

const namesOf = (values: number) => {
  const own = Array.from({ length: values }, (_, at) => {
    const alike = counts(100 + at, 50);
    return { id: `${at}`, name: `Place ${at}`, one: alike, two: alike };
  });
  const told = explainDifference(own);
  if (told === undefined) throw new Error("there are cells on both sides");
  return waterfall({ ...told, cells: own }).map(({ part }) => part.name);
};

test("the smaller parts are one, and a smaller part alone has its own name", () => {
  expect(namesOf(5)).toEqual(["Place 0", "Place 1", "Place 2", "Place 3", "Place 4"]);
  expect(namesOf(6)).toEqual(["Place 0", "Place 1", "Place 2", "Place 3", ""]);
});

const sides = { one: counts(3, 2), two: counts(2, 3) };
const step = (whole: number, scores: number) => ({
  sides,
  part: { id: "a", name: "", scores, mix: 0, new: 0, gone: 0 },
  differs: null,
  whole,
  from: 0,
  to: whole,
});
test("a step has the answers of its own places: the largest parts one by one, the rest as one, the whole all", () => {
  const many = [20, 2, 16, 5, 8, 12].map((top, at) => ({
    id: `${at}`,
    name: "",
    one: counts(10, 10),
    two: counts(top, 20 - top),
  }));
  const explainedMany = explainDifference(many);
  if (explainedMany === undefined) throw new Error("all cells are on both sides");
  const all = { dimension: "touchpoint", cells: many, ...explainedMany } as const;
  const steps = waterfall(all);
  expect(steps.map(({ part, sides: { two } }) => [part.id, two.top])).toEqual([
    ["0", 20],
    ["1", 2],
    ["2", 16],
    ["3", 5],
    [undefined, 8 + 12],
  ]);
  expect(wholeStep(steps, all).sides).toEqual({
    one: { top: 60, middle: 60, bottom: 0 },
    two: { top: 63, middle: 57, bottom: 0 },
  });
});

const cell = (id: string, one: number, two: number, answers: number) => ({
  id,
  name: id,
  one: counts(one, answers - one),
  two: counts(two, answers - two),
});

test("one whose own score clearly differs is a row of its own, however small its part", () => {
  const large = ["a", "b", "c", "d"].map((id) => cell(id, 1000, 980, 2000));
  const all = [...large, cell("e", 25, 25, 50), cell("f", 10, 1, 13), cell("h", 25, 25, 50)];
  const parted = explainDifference(all);
  const steps = parted && waterfall({ cells: all, ...parted });
  expect(steps?.map(({ part, differs }) => [part.id, differs])).toEqual([
    ...["a", "b", "c", "d"].map((id) => [id, "no"]),
    ["f", "lower"],
    [undefined, "no"],
  ]);
  const few = explainDifference([...all, cell("g", 4, 1, 5)]);
  expect(few && waterfall({ cells: all, ...few }).at(-1)?.differs).toBeUndefined();
});

test("a column whose rows, as they are shown, have another sum than the whole is told apart", () => {
  const steps = [step(-4.66, 0.5), step(-4.66, 0.3)]; // shown as −4.7 and −4.7
  expect(columnAddsUp("sum", steps, step(-9.32, 0.8))).toBe(false);
  expect(columnAddsUp("scores", steps, step(-9.32, 0.8))).toBe(true);
  expect(columnAddsUp("mix", steps, step(-9.32, 0.8))).toBe(true);
});

const parted = (scores: number, mix: number, gone = 0) => {
  const { part, ...rest } = step(scores + mix + gone, scores);
  return { ...rest, part: { ...part, mix, gone } };
};

test("a row adds up where its parts, as they are shown, have its sum", () => {
  expect(rowAddsUp(parted(-5.34, 0.06))).toBe(false); // shown as −5.3, 0.1 and −5.3
  expect(rowAddsUp(parted(-5.3, 0.1))).toBe(true);
  expect(rowAddsUp(parted(-5.26, 0.01, -0.02))).toBe(true);
});

test("a step has something that only one side has where that is shown as other than 0", () => {
  const part = { id: "a", name: "", scores: 1, mix: 0, new: 0.04, gone: 0 };
  const own = { part, sides, differs: "no", whole: 1, from: 0, to: 1 } as const;
  expect(hasOnlyOne(own)).toBe(false);
  expect(hasOnlyOne({ ...own, part: { ...part, gone: 0.04 } })).toBe(true);
  expect(hasOnlyOne({ ...own, part: { ...part, gone: -0.3 } })).toBe(true);
});
