/**
 * Two questions crossed: how many gave which answers to both, and which cells hold more or fewer than the questions
 * apart would give. Adjusted residuals (Haberman, The Analysis of Residuals in Cross-Classified Tables, Biometrics
 * 1973); a table is many looks, which is corrected for.
 */
import { twoSided } from "../../lib/statistics/normal-distribution.ts";
import { discoveries } from "../funnel/false-discoveries.ts";

/**
 * Of fewer answers expected in a cell nothing is said (Cochran, Some methods for strengthening the common χ² tests,
 * Biometrics 1954): there a residual is far from normal, and one table in six would have marks that mean nothing.
 */
const FEWEST_EXPECTED = 5;

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
  const expectedIn = (row: number, column: number) => ((rows[row] ?? 0) * (columns[column] ?? 0)) / all;
  const cells = counts.map((cellsOfRow, row) =>
    cellsOfRow.map((count, column) => {
      const expected = expectedIn(row, column);
      const variance = expected * (1 - (rows[row] ?? 0) / all) * (1 - (columns[column] ?? 0) / all);
      const residual = variance > 0 ? (count - expected) / Math.sqrt(variance) : 0;
      return { count, share: count / Math.max(1, rows[row] ?? 0), residual, expected };
    }),
  );
  const looked = cells.flat().filter(({ expected }) => expected >= FEWEST_EXPECTED);
  const found = discoveries(looked.map(({ residual }) => twoSided(residual)));
  const clear = new Set(looked.filter((_, place) => found[place] === true));
  return cells.map((row) =>
    row.map((cell): CrossCell => {
      const { count, share, residual } = cell;
      return {
        count,
        share,
        residual,
        mark: clear.has(cell) ? (residual > 0 ? "more" : "fewer") : undefined,
      };
    }),
  );
}

const addUp = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
