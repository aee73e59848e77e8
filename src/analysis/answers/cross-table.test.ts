import * as fc from "fast-check";
import { expect, test } from "vitest";
import { RandomBits } from "../../lib/statistics/random-bits.ts";
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

test("a cell in which hardly anybody is expected is never marked, and is no look at the table", () => {
  const [row = []] = crossTable([
    [4, 96, 0],
    [0, 900, 100],
  ]);
  expect(row[0]?.residual).toBeGreaterThan(5);
  expect(row[0]?.mark).toBeUndefined();
  expect(row[2]?.mark).toBe("fewer");
});

test("tables of chance, however thin, have a mark in at most 6 %", () => {
  const random = new RandomBits(5);
  const drawn = (chances: readonly number[]) => {
    let left = random.next() * chances.reduce((sum, chance) => sum + chance, 0);
    return Math.max(
      0,
      chances.findIndex((chance) => (left -= chance) < 0),
    );
  };
  const [rows, columns] = [8, 8].map((size) => Array.from({ length: size }, (_, at) => 1 / (at + 1)));
  const marked = Array.from({ length: 500 }, () => {
    const counts = rows?.map(() => columns?.map(() => 0) ?? []) ?? [];
    for (let one = 0; one < 200; one += 1) {
      const cells = counts[drawn(rows ?? [])] ?? [];
      const column = drawn(columns ?? []);
      cells[column] = (cells[column] ?? 0) + 1;
    }
    return crossTable(counts)
      .flat()
      .some(({ mark }) => mark !== undefined);
  });
  expect(marked.filter(Boolean).length / 500).toBeLessThanOrEqual(0.06);
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
