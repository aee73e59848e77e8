import * as fc from "fast-check";
import { expect, test } from "vitest";
import { crossTable } from "./cross-table.ts";

const anyTable = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.nat(60), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

test("residuals are those of R's chisq.test", () => {
  // chisq.test(matrix(c(30, 20, 10, 40), 2, byrow = TRUE))$stdres
  const table = crossTable([
    [30, 20],
    [10, 40],
  ]);
  expect(table.map((row) => row.map(({ residual }) => Number(residual.toFixed(6))))).toEqual([
    [4.082483, -4.082483],
    [-4.082483, 4.082483],
  ]);
  expect(table.map((row) => row.map(({ mark }) => mark))).toEqual([
    ["more", "fewer"],
    ["fewer", "more"],
  ]);
  expect(table[0]?.map(({ share }) => share)).toEqual([0.6, 0.4]);
});

test("questions that have nothing to do with each other leave no mark", () => {
  const marks = crossTable([
    [20, 40, 60],
    [10, 20, 30],
  ]).flat();
  expect(marks.every(({ mark, residual }) => mark === undefined && Math.abs(residual) < 1e-9)).toBe(true);
});

test("a table turned on its side has the same residuals and marks", () => {
  fc.assert(
    fc.property(anyTable, (counts) => {
      const turned = crossTable((counts[0] ?? []).map((_, column) => counts.map((row) => row[column] ?? 0)));
      for (const [at, row] of crossTable(counts).entries()) {
        for (const [column, { residual, mark }] of row.entries()) {
          expect(turned[column]?.[at]?.residual).toBeCloseTo(residual, 8);
          expect(turned[column]?.[at]?.mark).toBe(mark);
        }
      }
    }),
  );
});
