/**
 * Two questions crossed: how many gave which answers to both, and which cells hold more or fewer than the questions
 * apart would give. Adjusted residuals (Haberman, The Analysis of Residuals in Cross-Classified Tables, Biometrics
 * 1973); a table is many looks, which is corrected for.
 */
import { twoSided } from "../../lib/statistics/normal-distribution.ts";
import { discoveries } from "../funnel/false-discoveries.ts";

export interface CrossCell {
  readonly count: number;
  /** The part of its row, 0 to 1; 0 in a row without answers. */
  readonly share: number;
  /** Standard deviations from what the questions apart would give. */
  readonly residual: number;
  readonly mark: "more" | "fewer" | undefined;
}

/** Cells of a table of counts, row by row. */
export function crossTable(counts: readonly (readonly number[])[]): readonly (readonly CrossCell[])[] {
  const rows = counts.map(addUp);
  const columns = (counts[0] ?? []).map((_, column) => addUp(counts.map((row) => row[column] ?? 0)));
  const all = addUp(rows);
  const residuals = counts.map((row, at) =>
    row.map((count, column) => residualOf(count, rows[at] ?? 0, columns[column] ?? 0, all)),
  );
  const clear = discoveries(residuals.flat().map(twoSided));
  let place = 0;
  return counts.map((row, at) =>
    row.map((count, column): CrossCell => {
      const residual = residuals[at]?.[column] ?? 0;
      const isClear = clear[place++] === true;
      const share = count / Math.max(1, rows[at] ?? 0);
      return { count, share, residual, mark: isClear ? (residual > 0 ? "more" : "fewer") : undefined };
    }),
  );
}

const addUp = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function residualOf(count: number, row: number, column: number, all: number): number {
  const expected = (row * column) / all;
  const variance = expected * (1 - row / all) * (1 - column / all);
  return variance > 0 ? (count - expected) / Math.sqrt(variance) : 0;
}
