import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Bucket } from "../metric/metric.ts";
import { scoreFrom, type Counts } from "../score.ts";
import { explainDifference, scoreWithoutMix, wholeOf, type MixCell } from "./parts.ts";
import { mixIntervals } from "./intervals.ts";

/** A cell with scores and numbers of answers on both sides; without detractors. */
const cell = (
  id: string,
  [score1, n1]: readonly [number, number],
  [score2, n2]: readonly [number, number],
) => ({
  id,
  name: id,
  one: counts((score1 * n1) / 100, n1),
  two: counts((score2 * n2) / 100, n2),
});

const counts = (top: number, answers: number): Counts => ({
  top,
  middle: answers - top,
  bottom: 0,
});

const REFERENCE: readonly MixCell[] = [
  cell("a", [85, 300], [86, 100]),
  cell("b", [78, 200], [79, 200]),
  cell("c", [73, 100], [74, 300]),
];

const anyCounts: fc.Arbitrary<Counts> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ top: fc.nat(500), middle: fc.nat(500), bottom: fc.nat(500) }),
  },
  fc.constant({ top: 0, middle: 0, bottom: 0 }),
);

const anyCells: fc.Arbitrary<readonly MixCell[]> = fc
  .array(fc.tuple(anyCounts, anyCounts), { maxLength: 12 })
  .map((sides) => sides.map(([one, two], at) => ({ id: String(at), name: `Cell ${at}`, one, two })));

const scoreOf = (cells: readonly MixCell[], side: "one" | "two"): number => {
  const sum = (name: Bucket) => cells.reduce((all, { [side]: own }) => all + own[name], 0);
  return scoreFrom({ top: sum("top"), middle: sum("middle"), bottom: sum("bottom") }) ?? 0;
};

describe("a difference", () => {
  test("of −3 is +1 from scores and −4 from the mix, as in Kitagawa's method by hand", () => {
    const explained = explainDifference(REFERENCE);
    expect(explained?.difference).toBeCloseTo(-3, 10);
    expect(explained?.scores).toBeCloseTo(1, 10);
    expect(explained?.mix).toBeCloseTo(-4, 10);
    expect(explained?.new).toBe(0);
    expect(explained?.gone).toBe(0);
  });

  test("is the sum of its four parts, and each part the sum of the cells'", () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        const explained = explainDifference(cells);
        if (explained === undefined) return;
        expect(explained.difference).toBeCloseTo(scoreOf(cells, "two") - scoreOf(cells, "one"), 9);
        expect(wholeOf(explained)).toBeCloseTo(explained.difference, 9);
        for (const part of ["scores", "mix", "new", "gone"] as const) {
          expect(explained.parts.reduce((sum, own) => sum + own[part], 0)).toBeCloseTo(explained[part], 9);
        }
      }),
    );
  });

  test("turned round has all its parts turned round", () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        const there = explainDifference(cells);
        const back = explainDifference(cells.map((own) => ({ ...own, one: own.two, two: own.one })));
        expect(back?.scores ?? 0).toBeCloseTo(-(there?.scores ?? 0), 9);
        expect(back?.mix ?? 0).toBeCloseTo(-(there?.mix ?? 0), 9);
        expect(back?.new ?? 0).toBeCloseTo(-(there?.gone ?? 0), 9);
      }),
    );
  });

  test("that comes from a cell of one side alone is new, or gone", () => {
    const cells = [cell("old", [50, 100], [50, 100]), cell("added", [0, 0], [100, 100])];
    const explained = explainDifference(cells);
    expect(explained).toMatchObject({ scores: 0, mix: 0, new: 25, gone: 0, difference: 25 });
    expect(explained?.parts[0]).toMatchObject({ id: "added", new: 25 });
  });

  test("has its cells by what they add, those that add the same by their id, whatever order they come in", () => {
    const alike = ["b", "a", "c"].map((id) => cell(id, [50, 100], [60, 100]));
    for (const cells of [alike, alike.toReversed()])
      expect(explainDifference(cells)?.parts.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  test("tells of each cell whether its scores differ, and nothing of what has no value of the dimension", () => {
    const explained = explainDifference(["", "a"].map((id) => cell(id, [90, 200], [40, 200])));
    expect(explained?.parts.map(({ id, differs }) => [id, differs])).toEqual([
      ["", null],
      ["a", "lower"],
    ]);
  });

  test("without a cell on both sides can't be told apart", () => {
    expect(explainDifference([cell("a", [50, 10], [0, 0]), cell("b", [0, 0], [50, 10])])).toBeUndefined();
    expect(explainDifference([])).toBeUndefined();
  });
});

describe("the score without the mix", () => {
  test("is the second side's with the scores' part alone added to the first", () => {
    const parts = { scores: 1, mix: -4, new: 0.4, gone: -0.4 };
    expect(scoreWithoutMix({ cells: REFERENCE, ...parts })).toBeCloseTo(scoreOf(REFERENCE, "two") + 4, 10);
  });

  test("is none where one side alone has half a point or more, or where it would be no score", () => {
    const parts = { scores: 0, mix: 0, new: 0, gone: 0 };
    expect(scoreWithoutMix({ cells: REFERENCE, ...parts, new: -8, gone: 8 })).toBeNull();
    expect(scoreWithoutMix({ cells: REFERENCE, ...parts, mix: -60 })).toBeNull();
  });
});

describe("the intervals of the parts", () => {
  test("hold the parts, and are narrower with more answers", () => {
    const [few, many] = [1, 100].map((times) =>
      mixIntervals(
        REFERENCE.map(({ id, name, one, two }) => ({
          id,
          name,
          one: counts(one.top * times, (one.top + one.middle) * times),
          two: counts(two.top * times, (two.top + two.middle) * times),
        })),
      ),
    );
    expect(many?.mix.low).toBeLessThan(-4);
    expect(many?.mix.high).toBeGreaterThan(-4);
    expect(many?.scores.low).toBeLessThan(1);
    expect(many?.scores.high).toBeGreaterThan(1);
    const width = (side: typeof few) => (side?.scores.high ?? 0) - (side?.scores.low ?? 0);
    expect(width(few) / width(many)).toBeGreaterThan(8);
    expect(width(few) / width(many)).toBeLessThan(12);
    expect(many?.new).toEqual({ low: 0, high: 0 });
  });

  test("are the same for cells in another order", () => {
    expect(mixIntervals(REFERENCE.toReversed())).toEqual(mixIntervals(REFERENCE));
  });
});
