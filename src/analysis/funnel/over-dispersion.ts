/**
 * How much places differ as a rule, beyond what chance gives: additive over-dispersion (Spiegelhalter, Funnel plots
 * for comparing institutional performance, Statistics in Medicine 2005, section 5.2). Without it, rows of many answers
 * would all be called different.
 */
import { answerVariance, countAnswers, countsBy, scoreFrom, type Counts } from "../score.ts";
import { scoreVariance } from "../interval.ts";

/** Part of the rows at either end whose distance is not let count for more than that of the next. */
const WINSORISED = 0.1;

/**
 * The variance of a row's score, in points²: adjusted Wald of its own shares, or what it would be with the shares of all
 * rows, whichever is larger. Its own alone is too small where a few answers happen to agree, and calls such rows
 * different (ADR 052).
 */
export const rowVariance = (row: Counts, all: Counts): number =>
  Math.max(scoreVariance(row), targetVariance(countAnswers(row), all));

/** The variance of the score of a row with so many answers whose shares are those of all rows, as a score test has it. */
export const targetVariance = (answers: number, all: Counts): number =>
  (10_000 * (answerVariance(all) ?? 0)) / answers;

/** All rows as one. */
export const pooled = (rows: readonly Counts[]): Counts =>
  countsBy((bucket) => rows.reduce((all, row) => all + row[bucket], 0), rows[0]);

/** Scores around that of all rows together, in points: `between` is τ², the variance of the rows' true scores. */
export type Spread = ReturnType<typeof spreadAround>;

/**
 * The spread of `rows` around the score of `all`: φ is the mean square of their z, winsorised at its 10 % and 90 % quantiles,
 * τ² = max(0, (I·φ − (I − 1)) / (Σw − Σw²/Σw)) over I rows with w = 1/SE².
 */
export function spreadAround(all: Counts, rows: readonly Counts[]) {
  const target = scoreFrom(all) ?? 0;
  const zs: number[] = [];
  let [weights, squares] = [0, 0];
  for (const row of rows) {
    const variance = rowVariance(row, all);
    zs.push(((scoreFrom(row) ?? target) - target) / Math.sqrt(variance));
    weights += 1 / variance;
    squares += 1 / variance ** 2;
  }
  if (rows.length < 2) return { target, between: 0 };
  const [low, high] = [quantile(zs, WINSORISED), quantile(zs, 1 - WINSORISED)];
  const phi = zs.reduce((sum, z) => sum + Math.min(high, Math.max(low, z)) ** 2, 0) / zs.length;
  const between = (zs.length * phi - (zs.length - 1)) / (weights - squares / weights);
  return { target, between: Math.max(0, between) };
}

/** Between two values in proportion (Hyndman and Fan 1996, type 7). */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = Math.floor(at);
  const [before = 0, after = before] = sorted.slice(low, low + 2);
  return before + (at - low) * (after - before);
}
