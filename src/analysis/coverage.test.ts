import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addRange,
  joinCoverage,
  missing,
  NOTHING_READ,
  subtract,
  union,
  type Stretches,
} from "./coverage.ts";

const anyStretches: fc.Arbitrary<Stretches> = fc
  .array(fc.record({ from: fc.nat(40), length: fc.integer({ min: -1, max: 12 }) }), { maxLength: 6 })
  .map((list) => list.map(({ from, length }) => ({ from, to: from + length })));

const secondsOf = (stretches: Stretches): ReadonlySet<number> =>
  new Set(
    stretches.flatMap(({ from, to }) =>
      Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at),
    ),
  );

const isOrderly = (stretches: Stretches) =>
  stretches.every(({ from, to }, place) => from <= to && from > (stretches[place - 1]?.to ?? -2) + 1);

describe("stretches of time are sets of seconds", () => {
  test("united", () => {
    fc.assert(
      fc.property(anyStretches, anyStretches, (a, b) => {
        expect(secondsOf(union(a, b))).toEqual(secondsOf([...a, ...b].toSorted((x, y) => x.from - y.from)));
        expect(isOrderly(union(a, b))).toBe(true);
      }),
    );
  });

  test("subtracted", () => {
    fc.assert(
      fc.property(anyStretches, anyStretches, (a, b) => {
        const [left, right] = [union(a), union(b)];
        const [seconds, others] = [secondsOf(left), secondsOf(right)];
        expect(secondsOf(subtract(left, right))).toEqual(seconds.difference(others));
        expect(isOrderly(subtract(left, right))).toBe(true);
      }),
    );
  });
});

describe("what is missing", () => {
  const read = addRange(NOTHING_READ, { surveys: [], from: 100, to: 200 });

  test("of a narrower range is nothing, of a wider one its ends", () => {
    expect(missing(read, { surveys: [], from: 120, to: 180 })).toEqual([]);
    expect(missing(read, { surveys: [], from: 50, to: 250 })).toEqual([
      { surveys: [], from: 50, to: 99 },
      { surveys: [], from: 201, to: 250 },
    ]);
  });

  test("of one survey is nothing where all were read, but not the other way round", () => {
    expect(missing(read, { surveys: ["a"], from: 100, to: 200 })).toEqual([]);
    const one = addRange(NOTHING_READ, { surveys: ["a"], from: 100, to: 200 });
    expect(missing(one, { surveys: [], from: 100, to: 200 })).toEqual([{ surveys: [], from: 100, to: 200 }]);
  });

  test("of several surveys is read together where they lack the same", () => {
    const one = addRange(NOTHING_READ, { surveys: ["a"], from: 100, to: 200 });
    expect(missing(one, { surveys: ["a", "b", "c"], from: 100, to: 300 })).toEqual([
      { surveys: ["a"], from: 201, to: 300 },
      { surveys: ["b", "c"], from: 100, to: 300 },
    ]);
  });

  test("is what neither of two has read", () => {
    const one = addRange(NOTHING_READ, { surveys: ["a"], from: 100, to: 200 });
    const other = addRange(NOTHING_READ, { surveys: ["a"], from: 201, to: 250 });
    const both = joinCoverage(joinCoverage(one, other), read);
    expect(missing(both, { surveys: ["a"], from: 100, to: 250 })).toEqual([]);
    expect(missing(both, { surveys: ["b"], from: 100, to: 250 })).toEqual([
      { surveys: ["b"], from: 201, to: 250 },
    ]);
  });

  test("is nothing once it was read, whatever came before", () => {
    const range = fc.record({
      surveys: fc.subarray(["a", "b"]),
      from: fc.nat(40),
      to: fc.nat(40),
    });
    fc.assert(
      fc.property(fc.array(range), range, (before, wanted) => {
        const coverage = [...before, ...missing(before.reduce(addRange, NOTHING_READ), wanted)].reduce(
          addRange,
          NOTHING_READ,
        );
        expect(missing(coverage, wanted)).toEqual([]);
      }),
    );
  });
});

test("two that have read other surveys have together read both, each as far as it was", () => {
  const [one, other] = ["a", "b"].map((survey, at) =>
    addRange(NOTHING_READ, { surveys: [survey], from: at * 100, to: at * 100 + 50 }),
  );
  const both = joinCoverage(one ?? NOTHING_READ, other ?? NOTHING_READ);
  expect(both).toEqual({
    all: [],
    bySurvey: new Map([
      ["a", [{ from: 0, to: 50 }]],
      ["b", [{ from: 100, to: 150 }]],
    ]),
  });
});
