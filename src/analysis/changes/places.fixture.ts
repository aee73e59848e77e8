/** Places whose scores fall, or stay, by chance: for the tests of what is found in them. */
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import { findChanges, findPlaceChanges, type PlaceTrend, type TrendPoint } from "./changes.ts";
import { makeHistory } from "./histories.fixture.ts";

const quiet = { periods: 24, score: () => 28 };
const fell = (by: number) => ({ periods: 24, score: (place: number) => (place < 12 ? 28 : 28 - by) });

/** Places of 24 months each, the first of which fall by so much in the middle. */
export function placesOf(falls: readonly number[], seed: number): readonly PlaceTrend[] {
  const random = new RandomBits(seed);
  return Array.from({ length: 14 }, (_, place) => ({
    id: `place ${place}`,
    name: "",
    trend: makeHistory(falls[place] === undefined ? quiet : fell(falls[place]), random),
  }));
}

/** All places as one. */
export const together = (places: readonly PlaceTrend[]): readonly TrendPoint[] =>
  (places[0]?.trend ?? []).map(({ period }, at) => {
    const sum = (name: "answers" | "top" | "middle" | "bottom") =>
      places.reduce((all, { trend }) => all + (trend[at]?.tally[name] ?? 0), 0);
    return {
      period,
      tally: {
        answers: sum("answers"),
        top: sum("top"),
        middle: sum("middle"),
        bottom: sum("bottom"),
      },
    };
  });

/** The changes found in single places. */
export const foundIn = (places: readonly PlaceTrend[]) =>
  findPlaceChanges(places, findChanges(together(places)));
