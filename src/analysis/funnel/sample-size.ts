/** How many answers a score needs: for an interval of a given width, and to tell two scores apart. */
import { addedAnswers } from "../interval.ts";
import { answerVariance, type Counts } from "../score.ts";

const Z = 1.96;
/** For a chance of 80 % to find a difference that is there. */
const POWER_Z = 0.8416;
const WEEK = 7 * 86_400;

/**
 * Answers for an interval of ± `points`, rounded up. `counts` tell how answers spread, by s² and with d as a part of 1:
 * s² · 1.96² / d² − 3 of a balance (adjusted Wald interval), and of a share 1.96² · (s² − 2d² + √(s⁴ − 4s²d² + d²)) / 2d²
 * (Wilson's interval).
 */
export function answersForMargin(counts: Counts, points: number): number | undefined {
  const d = points / 100;
  return needed(counts, (s2) =>
    counts.isShare === true
      ? (Z ** 2 * (s2 - 2 * d ** 2 + Math.sqrt(s2 ** 2 - 4 * s2 * d ** 2 + d ** 2))) / (2 * d ** 2)
      : (s2 * Z ** 2) / d ** 2 - addedAnswers(counts),
  );
}

/**
 * Answers on either side to tell scores that lie `points` apart, four times of five: 2 · s² · (1.96 + 0.8416)² / d², less
 * what the intervals add to the answers: 3, or 2 to those of a share.
 */
export const answersToTellApart = (counts: Counts, points: number): number | undefined =>
  needed(counts, (s2) => (2 * s2 * (Z + POWER_Z) ** 2) / (points / 100) ** 2 - addedAnswers(counts));

function needed(counts: Counts, answersFor: (s2: number) => number): number | undefined {
  const spread = answerVariance(counts);
  return spread === undefined ? undefined : Math.max(1, Math.ceil(answersFor(spread)));
}

/** Weeks until `wanted` answers have come, at the pace of `answers` in `seconds`, rounded up; undefined where none come. */
export const weeksAtPace = (wanted: number, answers: number, seconds: number): number | undefined =>
  answers === 0 ? undefined : Math.ceil((wanted * (seconds / WEEK)) / answers);
