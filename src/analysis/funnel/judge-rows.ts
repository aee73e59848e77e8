/**
 * Which rows of a breakdown differ from the rest: each against the score of all rows, measured by chance and by how
 * much rows differ as a rule; many rows are many looks, which is corrected for.
 */
import { twoSided } from "../../lib/statistics/normal-distribution.ts";
import { countAnswers, npsScore, type NpsCounts } from "../nps.ts";
import type { Verdict } from "../report.ts";
import { discoveries } from "./false-discoveries.ts";
import { pooled, rowVariance, spreadAround, type Spread } from "./over-dispersion.ts";

/** With fewer answers nothing is said of a row. */
const FEWEST_ANSWERS = 10;

export interface Judgement {
  /** Null below ten answers. */
  readonly verdict: Verdict | null;
  /** Standard deviations from the score of all rows, by chance and by the usual differences; 0 below ten answers. */
  readonly z: number;
}

export interface JudgedRows extends Spread {
  /** One for each row, in the order given. */
  readonly judgements: readonly Judgement[];
}

const UNTOLD: Judgement = { verdict: null, z: 0 };

/** Judges the rows of a breakdown; undefined where nobody answered. */
export function judgeRows(rows: readonly NpsCounts[]): JudgedRows | undefined {
  const all = pooled(rows);
  if (countAnswers(all) === 0) return undefined;
  const judged = rows.filter(hasEnough);
  const spread = spreadAround(all, judged);
  const zOf = (row: NpsCounts) =>
    ((npsScore(row) ?? 0) - spread.target) / Math.sqrt(rowVariance(row, all) + spread.between);
  const found = discoveries(judged.map((row) => twoSided(zOf(row))));
  let place = 0;
  const judgements = rows.map((row): Judgement => {
    if (!hasEnough(row)) return UNTOLD;
    const z = zOf(row);
    return { z, verdict: found[place++] !== true ? "expected" : z > 0 ? "higher" : "lower" };
  });
  return { ...spread, judgements };
}

/**
 * True where at least two rows have enough answers to be told from each other. Else no word is shown of any: one row is
 * all rows, and as expected whatever it scores.
 */
export const areCompared = (rows: readonly { readonly verdict: Verdict | null }[]): boolean =>
  rows.filter(({ verdict }) => verdict !== null).length > 1;

const hasEnough = (row: NpsCounts): boolean => countAnswers(row) >= FEWEST_ANSWERS;
