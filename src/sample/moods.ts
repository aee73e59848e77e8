/** How content a respondent is: the place, the season, one bad month, and the person. */
import type { Random } from "./random.ts";
import { TROUBLED_STORE, type Touchpoint } from "./touchpoints.ts";

/** The bad month is this many months before the last one of the sample. */
const TROUBLE_BEFORE_END = 8;

/** January first: Christmas crowds are tiring, summer is not. */
const SEASON_MOOD = [-0.1, 0, 0, 0.1, 0.1, 0.15, 0.2, 0.1, 0, 0, -0.15, -0.35];

const monthNumber = (seconds: number): number => {
  const date = new Date(seconds * 1000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** True in the troubled store's bad month, when it is rebuilt with customers inside. `end` ends the sample. */
export const isTrouble = (touchpoint: Touchpoint, seconds: number, end: number): boolean =>
  touchpoint.name === TROUBLED_STORE && monthNumber(end - 1) - monthNumber(seconds) === TROUBLE_BEFORE_END;

/** A mood on the scale of the scores, with decimals, perhaps beyond 0 and 10. `progress` goes from 0 to 1. */
export function moodOf(
  random: Random,
  touchpoint: Touchpoint,
  month: number,
  progress: number,
  trouble: boolean,
): number {
  if (random.chance(0.04)) return random.next() * 4;
  if (random.chance(0.09) && !trouble) return 10;
  const mean =
    touchpoint.level + touchpoint.drift * progress + (SEASON_MOOD[month] ?? 0) - (trouble ? 3.4 : 0);
  return mean + 1.75 * random.normal();
}

/** The score that a mood gives. */
export const scoreFor = (mood: number): number => Math.min(10, Math.max(0, Math.round(mood)));
