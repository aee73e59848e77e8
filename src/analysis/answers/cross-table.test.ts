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

test("a cell in which hardly any answer is expected is never marked, and is no look at the table", () => {
  const [row = []] = crossTable([
    [4, 96, 0],
    [0, 900, 100],
  ]);
  expect(row[0]?.residual).toBeGreaterThan(5);
  expect(row[0]?.mark).toBeUndefined();
  expect(row[2]?.mark).toBe("fewer");
});

const firstMark = (counts: readonly (readonly number[])[]) => crossTable(counts)[0]?.[0]?.mark;
const marksOf = (counts: readonly (readonly number[])[]) =>
  crossTable(counts).flatMap((row) => row.flatMap(({ mark }) => mark ?? []));

test("a cell is looked at where five answers are expected", () => {
  // A hundred of a thousand against fifty; then 99 against fifty.
  expect(
    firstMark([
      [15, 85],
      [35, 865],
    ]),
  ).toBe("more");
  expect(
    firstMark([
      [15, 84],
      [35, 866],
    ]),
  ).toBeUndefined();
});

test("a mark needs a chance of 1 in 20, and a smaller one where there are more cells", () => {
  // Chances of 0.0496 and 0.0503 in every cell.
  expect(
    marksOf([
      [20, 20],
      [27, 58],
    ]),
  ).toHaveLength(4);
  expect(
    marksOf([
      [20, 20],
      [26, 56],
    ]),
  ).toEqual([]);
  const wide = [
    [10, 50, 50, 50],
    [24, 50, 50, 50],
  ];
  expect(Math.abs(crossTable(wide)[0]?.[0]?.residual ?? 0)).toBeGreaterThan(1.96);
  expect(marksOf(wide)).toEqual([]);
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

test("a row or a column without answers has no share, no residual and no mark, and no table has no cells", () => {
  const nothing = { count: 0, share: 0, residual: 0, mark: undefined };
  const table = crossTable([
    [0, 0, 0],
    [30, 20, 0],
    [10, 40, 0],
  ]);
  expect(table[0]).toEqual([nothing, nothing, nothing]);
  expect(table.map((row) => row[2])).toEqual([nothing, nothing, nothing]);
  expect(table[1]?.[0]?.share).toBe(0.6);
  expect(crossTable([])).toEqual([]);
});
