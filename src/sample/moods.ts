/** How content a respondent is: the place, the season, and the person. */
import type { Random } from "./random/random.ts";
import { WORSE } from "./stories.ts";
import type { Touchpoint } from "./touchpoints.ts";

/** January first: Christmas crowds are tiring, summer is not. */
const SEASON_MOOD = [-0.03, 0, 0, 0, 0.03, 0.05, 0.06, 0.03, 0, 0, -0.03, -0.06];

/** A mood on the scale of the scores, with decimals, perhaps beyond 0 and 10. `progress` goes from 0 to 1. */
export function moodOf(
  random: Random,
  touchpoint: Touchpoint,
  month: number,
  progress: number,
  isWorse: boolean,
): number {
  if (random.chance(0.04)) return random.next() * 4;
  if (random.chance(0.09)) return 10;
  const mean =
    touchpoint.level + touchpoint.drift * progress + (SEASON_MOOD[month] ?? 0) - (isWorse ? WORSE.by : 0);
  return mean + 1.75 * random.normal();
}

/** The score that a mood gives. */
export const scoreFor = (mood: number): number => Math.min(10, Math.max(0, Math.round(mood)));
