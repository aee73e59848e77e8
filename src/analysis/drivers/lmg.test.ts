import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shareOut, type Products } from "./estimate.ts";
import { SWISS } from "./swiss.fixture.ts";

/** Products of rows whose first number is the outcome. */
function productsOf(rows: readonly (readonly number[])[]): Products {
  const full = rows.map(([outcome = 0, ...predictors]) => [1, ...predictors, outcome]);
  const size = full[0]?.length ?? 0;
  const sums = new Float64Array(size * size);
  for (const row of full) {
    row.forEach((one, i) =>
      row.forEach((other, j) => (sums[i * size + j] = (sums[i * size + j] ?? 0) + one * other)),
    );
  }
  return { sums, size };
}

const anyRows = fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 5, maxLength: 5 }), {
  minLength: 8,
  maxLength: 30,
});

describe("R² shared out", () => {
  test("is what R's relaimpo gives for its data set swiss", () => {
    const { r2, parts } = shareOut(productsOf(SWISS), [1, 1, 1, 1, 1]);
    expect(r2).toBeCloseTo(0.7067, 4);
    const known = [0.0571, 0.1712, 0.2601, 0.1056, 0.1128];
    known.forEach((part, at) => expect(parts[at]).toBeCloseTo(part, 4));
  });

  test("sums to R², with no part below nothing", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { r2, parts } = shareOut(productsOf(rows), [2, 1, 1]);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(r2, 8);
        for (const part of parts) expect(part).toBeGreaterThan(-1e-8);
        expect(r2).toBeLessThan(1 + 1e-8);
      }),
    );
  });

  test("gives groups in another order the same", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const turned = rows.map(([outcome = 0, ...predictors]) => [outcome, ...predictors.toReversed()]);
        const there = shareOut(productsOf(rows), [1, 1, 2]);
        const back = shareOut(productsOf(turned), [2, 1, 1]);
        there.parts.forEach((part, at) => expect(back.parts.at(-1 - at)).toBeCloseTo(part, 7));
      }),
    );
  });

  test("halves what two predictors say alike", () => {
    const rows = SWISS.map(([outcome = 0, first = 0]) => [outcome, first, first]);
    const alone = shareOut(productsOf(SWISS.map((row) => row.slice(0, 2))), [1]);
    const { r2, parts, columns } = shareOut(productsOf(rows), [1, 1]);
    expect(r2).toBeCloseTo(alone.r2, 10);
    expect(parts[0]).toBeCloseTo(alone.r2 / 2, 10);
    expect(parts[1]).toBeCloseTo(alone.r2 / 2, 10);
    expect(columns).toEqual([0.5, 0.5]);
  });

  test("is nothing where the outcome never moves", () => {
    expect(
      shareOut(
        productsOf([
          [3, 1],
          [3, 2],
          [3, 5],
        ]),
        [1],
      ),
    ).toEqual({ r2: 0, parts: [0], columns: [1] });
  });
});
