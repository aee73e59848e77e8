import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import type { Counts } from "../score.ts";
import { FUNNELS, funnelLimits } from "./funnel-limits.ts";
import { areCompared, judgeRows, standingOf } from "./judge-rows.ts";
import { pooled, spreadAround } from "./over-dispersion.ts";
import { makeBreakdown, makeBreakdowns } from "./rows.fixture.ts";

const row = (top: number, middle: number, bottom: number): Counts => ({
  top,
  middle,
  bottom,
});
const verdicts = (rows: readonly Counts[]) => judgeRows(rows)?.judgements.map(({ verdict }) => verdict);
const anyRows = fc.array(fc.tuple(fc.nat(80), fc.nat(80), fc.nat(80)), { maxLength: 30 });
/** Rows, and their places in another order. */
const inTwoOrders = (counts: readonly (readonly [number, number, number])[]) => {
  const rows = counts.map(([top, middle, bottom]) => row(top, middle, bottom));
  const places = rows.map((_, place) => place);
  return fc.shuffledSubarray(places, { minLength: places.length }).map((order) => ({ rows, order }));
};
const SAME = { rows: 30, top: () => 0.47 };

test.each([
  { answers: [20, 400], breakdowns: 200 },
  { answers: [10, 40], breakdowns: 2000 },
  { answers: [10, 10], breakdowns: 2000 },
] as const)(
  "of $breakdowns breakdowns of 30 rows of $answers answers without a difference at most 6 % have a row called higher or lower",
  ({ answers, breakdowns }) => {
    const called = makeBreakdowns(breakdowns, { ...SAME, answers }, 1).filter((rows) =>
      verdicts(rows)?.some((verdict) => verdict !== "expected"),
    );
    expect(called.length / breakdowns).toBeLessThanOrEqual(0.06);
  },
);

test("a row that differs from rows that do not is found", () => {
  const rows = makeBreakdown({ rows: 30, top: (place) => (place === 4 ? 0.2 : 0.47) }, new RandomBits(2));
  const found = verdicts(rows);
  expect(found?.[4]).toBe("lower");
  expect(found?.filter((verdict) => verdict !== "expected")).toHaveLength(1);
});

test("rows that all differ as a rule are as expected", () => {
  const random = new RandomBits(3);
  const shares = Array.from({ length: 30 }, () => 0.3 + random.next() * 0.3);
  const rows = makeBreakdown({ rows: 30, top: (place) => shares[place] ?? 0 }, random);
  // Scores between −19 and 11 on even chances: 8.7 points of standard deviation.
  expect(Math.sqrt(spreadAround(pooled(rows), rows).between)).toBeGreaterThan(5);
  expect(Math.sqrt(spreadAround(pooled(rows), rows).between)).toBeLessThan(12);
  expect(verdicts(rows)?.filter((verdict) => verdict !== "expected").length).toBeLessThanOrEqual(3);
});

test("the spread is what Spiegelhalter's formula gives, worked out apart from this code", () => {
  const rows = [row(60, 27, 10), row(50, 27, 20), row(40, 27, 30), row(30, 27, 40)];
  const { target, between } = spreadAround(pooled(rows), rows);
  expect(target).toBeCloseTo(20.6186, 3);
  expect(between).toBeCloseTo(408.7194, 3);
});

test("two rows are enough to tell how much rows differ, one is not", () => {
  const rows = [row(60, 27, 10), row(30, 27, 40)];
  expect(spreadAround(pooled(rows), rows).between).toBeGreaterThan(100);
  expect(spreadAround(pooled(rows), rows.slice(0, 1)).between).toBe(0);
});

/** Of a row of so many top beside a larger one. */
const verdictAt = (answers: number) => verdicts([row(answers, 0, 0), row(20, 60, 20)])?.[0];

describe("a verdict", () => {
  test("is not given below ten answers, whose rows still count towards the score of all", () => {
    const judged = judgeRows([row(9, 0, 0), row(20, 60, 20), row(20, 60, 20)]);
    expect(judged?.judgements[0]).toEqual({ verdict: null, differs: null, z: 0, rest: 0 });
    expect(judged?.target).toBeCloseTo((100 * 9) / 209, 10);
  });

  test("is given from ten answers on", () => {
    expect([9, 10].map(verdictAt)).toEqual([null, "expected"]);
  });

  test("takes all looks into account: what a row of ten is called, it is not among thirty", () => {
    const low = row(20, 60, 28);
    const high = row(3500, 6000, 2000);
    const rows = (count: number) => [low, ...Array.from({ length: count - 1 }, () => high)];
    const [few, many] = [judgeRows(rows(10)), judgeRows(rows(30))];
    expect(few?.judgements[0]?.verdict).toBe("lower");
    expect(many?.judgements[0]?.verdict).toBe("expected");
  });

  test("stays the same for rows in any other order", () => {
    fc.assert(
      fc.property(anyRows.chain(inTwoOrders), ({ rows, order }) => {
        const found = verdicts(rows);
        const moved = verdicts(order.map((place) => rows[place] ?? row(0, 0, 0)));
        expect(moved).toEqual(found && order.map((place) => found[place]));
      }),
      { numRuns: 300 },
    );
  });

  test("is missing without answers, and as expected where there is one row alone", () => {
    expect(judgeRows([])).toBeUndefined();
    expect(judgeRows([row(0, 0, 0)])).toBeUndefined();
    expect(verdicts([row(30, 0, 0)])).toEqual(["expected"]);
  });
});

test("the funnel narrows with answers, around the target, down to the usual differences", () => {
  const all = row(470, 340, 190);
  const spread = { target: 28, between: 16 };
  const few = funnelLimits(spread, all, 30, FUNNELS["95"]);
  const many = funnelLimits(spread, all, 1e9, FUNNELS["95"]);
  expect(few.low).toBeLessThan(many.low);
  expect(many.high - 28).toBeCloseTo(1.96 * 4, 2);
  expect(28 - many.low).toBeCloseTo(1.96 * 4, 2);
  expect(funnelLimits(spread, all, 30, FUNNELS["99.8"]).high).toBeGreaterThan(few.high);
  // Of 1,000 rows at the target one lies above the outer funnel, and one below.
  expect(funnelLimits(spread, all, 1e9, FUNNELS["99.8"]).high - 28).toBeCloseTo(3.0902 * 4, 2);
});

const compared = (...answers: readonly number[]) =>
  areCompared(judgeRows(answers.map((count) => row(count, 0, 0)))?.judgements ?? []);

test("rows are compared where at least two have ten answers", () => {
  expect([compared(10, 10), compared(9, 10), compared(500), compared()]).toEqual([true, false, false, false]);
});

const differing = (rows: Parameters<typeof judgeRows>[0]) =>
  judgeRows(rows)?.judgements.map(({ differs }) => differs);

describe("whether a row differs", () => {
  test("is told of two rows as of any, against the rest, small rows too", () => {
    const rows = [row(600, 600, 1500), row(850, 600, 1250)];
    expect(differing(rows)).toEqual(["lower", "higher"]);
    const judged = judgeRows([...rows, row(0, 0, 9)])?.judgements;
    expect(judged?.map(({ differs }) => differs)).toEqual(["lower", "higher", null]);
    expect(judged?.[0]?.rest).toBeCloseTo((100 * (850 - 1250 - 9)) / 2709, 10);
  });

  test("is not told where there is no rest", () => {
    expect(judgeRows([row(30, 0, 70)])?.judgements).toMatchObject([{ differs: null, rest: null }]);
  });

  test("calls a row unusual only where it differs, too", () => {
    expect(standingOf({ verdict: "lower", differs: "no" })).toBe("no");
    expect(standingOf({ verdict: "expected", differs: "lower" })).toBe("lower");
    expect(standingOf({ verdict: "lower", differs: "lower" })).toBe("unusuallyLow");
    expect(standingOf({ verdict: "lower", differs: "higher" })).toBe("higher");
    expect(standingOf({ verdict: "higher", differs: "higher" })).toBe("unusuallyHigh");
    expect(standingOf({ verdict: null, differs: null })).toBeNull();
  });

  const EQUAL = { rows: 30, top: () => 0.47 };
  test.each([[[10, 40]], [[60, 60]], [[150, 150]], [[20, 400]]] as const)(
    "is told of at most 6 %% of 400 breakdowns of thirty equal rows of %j answers",
    (answers) => {
      const told = makeBreakdowns(400, { ...EQUAL, answers: [...answers] }, 7).filter((rows) =>
        differing(rows)?.some((word) => word === "lower" || word === "higher"),
      );
      expect(told.length / 400).toBeLessThanOrEqual(0.06);
    },
  );

  test("finds three of thirty rows that are 15 points lower, and two halves 10 points apart", () => {
    const three = {
      rows: 30,
      top: (at: number) => (at < 3 ? 0.32 : 0.47),
      answers: [550, 550],
    } as const;
    const found = makeBreakdowns(400, three, 8).flatMap((rows) => differing(rows)?.slice(0, 3) ?? []);
    expect(found.filter((word) => word === "lower").length / found.length).toBeGreaterThanOrEqual(0.85);
    const halves = {
      rows: 2,
      top: (at: number) => (at < 1 ? 0.37 : 0.47),
      answers: [1500, 1500],
    } as const;
    const apart = makeBreakdowns(400, halves, 9).filter((rows) => differing(rows)?.[0] === "lower");
    expect(apart.length / 400).toBeGreaterThanOrEqual(0.9);
  });
});
