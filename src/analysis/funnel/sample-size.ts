/**
 * How many answers a score needs: for an interval of a given width, and to tell two scores apart. The interval is the
 * adjusted Wald one, which counts three answers more than there are.
 */
import { answerVariance, type Counts } from "../score.ts";

const Z = 1.96;
/** For a chance of 80 % to find a difference that is there. */
const POWER_Z = 0.8416;
const ADDED = 3;
const WEEK = 7 * 86_400;

/** Answers for an interval of ± `points`: s² · 1.96² / d² − 3, rounded up. `counts` tell how answers spread. */
export const answersForMargin = (counts: Counts, points: number): number | undefined =>
  needed(counts, Z ** 2, points);

/** Answers on either side to tell scores that lie `points` apart, four times of five: 2 · s² · (1.96 + 0.8416)² / d² − 3. */
export const answersToTellApart = (counts: Counts, points: number): number | undefined =>
  needed(counts, 2 * (Z + POWER_Z) ** 2, points);

function needed(counts: Counts, factor: number, points: number): number | undefined {
  const spread = answerVariance(counts);
  if (spread === undefined) return undefined;
  return Math.max(1, Math.ceil((spread * factor) / (points / 100) ** 2 - ADDED));
}

/** Weeks until `wanted` answers have come, at the pace of `answers` in `seconds`, rounded up; undefined where none come. */
export const weeksAtPace = (wanted: number, answers: number, seconds: number): number | undefined =>
  answers === 0 ? undefined : Math.ceil((wanted * (seconds / WEEK)) / answers);
