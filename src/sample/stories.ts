/**
 * What the sample's numbers have to tell, each for a reason that its comments and answers bear out. Months are counted
 * back from the sample's last one, so that the stories are as old on every day that a sample is made for.
 */
import type { Topics } from "./comments/phrases.ts";
import type { SurveyName } from "./surveys/all.ts";
import type { Touchpoint } from "./touchpoints.ts";
import type { Random } from "./random/random.ts";

/** Got worse in one month and stays there: the store is rebuilt with customers inside. */
export const WORSE = { touchpoint: "Tampere", monthsAgo: 12, by: 1.9 } as const;

/** Lowers the score of everything although callers are as content as before: since then each of them is asked. */
export const MORE_ASKED = { touchpoint: "Phone line", monthsAgo: 4, times: 14 } as const;

/** What respondents of a survey talk about. */
const TOPICS: Readonly<Record<SurveyName, Topics>> = {
  "store-visit": ["staff", "range", "price", "place", "queue"],
  "service-desk": ["staff", "queue"],
  "web-order": ["site", "range", "price", "delivery"],
  delivery: ["delivery", "price"],
  app: ["app", "price"],
  "phone-support": ["call", "delivery"],
};
const REBUILDING: Topics = ["works", "queue", "works", "place"];
const UNHAPPY_IN_STORE: Topics = ["queue", "staff", "queue", "queue", "range", "price", "queue", "place"];

/**
 * What there is to talk about. Who gives a store a low score mostly waited at its till, which they also answer
 * where they are asked for it (surveys/store-visit.ts): the answer that goes with the score.
 */
export function topicsOf(survey: SurveyName, isUnhappy: boolean, isRebuilt: boolean): Topics {
  if (isRebuilt) return REBUILDING;
  return isUnhappy && survey === "store-visit" ? UNHAPPY_IN_STORE : TOPICS[survey];
}

/** Whether the touchpoint has got worse by then. `end` ends the sample; both in unix seconds. */
export const isWorse = (touchpoint: Touchpoint, seconds: number, end: number): boolean =>
  touchpoint.name === WORSE.touchpoint && monthsAgo(seconds, end) <= WORSE.monthsAgo;

/** How many more answer there by then than otherwise would. `end` ends the sample; both in unix seconds. */
export const asked = (touchpoint: Touchpoint, seconds: number, end: number): number =>
  touchpoint.name === MORE_ASKED.touchpoint && monthsAgo(seconds, end) <= MORE_ASKED.monthsAgo
    ? MORE_ASKED.times
    : 1;

const monthNumber = (seconds: number): number => {
  const date = new Date(seconds * 1000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** Calendar months in UTC, 0 in the sample's last one. */
const monthsAgo = (seconds: number, end: number): number => monthNumber(end - 1) - monthNumber(seconds);

/** January first: Christmas crowds are tiring, summer is not. */
const SEASON_MOOD = [-0.03, 0, 0, 0, 0.03, 0.05, 0.06, 0.03, 0, 0, -0.03, -0.06];

/** A mood on the scale of the scores, with decimals, perhaps beyond 0 and 10. `progress` goes from 0 to 1. */
export function moodOf(
  random: Random,
  touchpoint: Touchpoint,
  month: number,
  progress: number,
  isStruck: boolean,
): number {
  if (random.chance(0.04)) return random.next() * 4;
  if (random.chance(0.09)) return 10;
  const mean =
    touchpoint.level + touchpoint.drift * progress + (SEASON_MOOD[month] ?? 0) - (isStruck ? WORSE.by : 0);
  return mean + 1.75 * random.normal();
}

export const scoreFor = (mood: number): number => Math.min(10, Math.max(0, Math.round(mood)));
