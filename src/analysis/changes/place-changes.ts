/**
 * Which places have changed for good by themselves: changes are looked for in each as in the score of all, many looks
 * are corrected for, and what only goes along with all the others is left out.
 */
import { countAnswers } from "../score.ts";
import { discoveries } from "../funnel/false-discoveries.ts";
import { findChanges, type Change, type Changes, type TrendPoint } from "./changes.ts";

/** A place and its score over time. */
export interface PlaceTrend {
  readonly id: string;
  readonly name: string;
  readonly trend: readonly TrendPoint[];
}

/** A place and its newest lasting change. */
export interface PlaceChange {
  readonly id: string;
  readonly name: string;
  readonly change: Change;
}

/** The part of those told that may be so by chance: what is told of all numbers together is held to less than 5 %. */
const RATE = 0.025;
/** Places of the most answers that are looked at: beyond, no chance could be small enough for so many looks. */
const MOST = 50;

/** The clearest first; `general` are the changes of all places together. The order of places makes no difference. */
export function findPlaceChanges(
  places: readonly PlaceTrend[],
  general: Changes | undefined,
): readonly PlaceChange[] {
  const looks = places
    .map((place) => ({ place, answers: answersIn(place) }))
    .toSorted((a, b) => b.answers - a.answers || (a.place.id < b.place.id ? -1 : 1))
    .slice(0, MOST)
    .flatMap(({ place: { id, name, trend } }) => {
      const found = findChanges(trend);
      return found === undefined ? [] : [{ id, name, change: found.changes.at(-1) }];
    });
  const clear = discoveries(
    looks.map(({ change }) => change?.chance ?? 1),
    RATE,
  );
  return looks
    .flatMap(({ id, name, change }, at) =>
      change === undefined || clear[at] !== true || goesAlong(change, general) ? [] : [{ id, name, change }],
    )
    .toSorted((a, b) => a.change.chance - b.change.chance || sizeOf(b) - sizeOf(a) || (a.id < b.id ? -1 : 1));
}

const answersIn = ({ trend }: PlaceTrend): number =>
  trend.reduce((sum, { tally }) => sum + countAnswers(tally), 0);

const sizeOf = ({ change }: PlaceChange): number => Math.abs(change.difference.difference);

/** True where all places together changed within a period of it, by as much as its interval holds. */
const goesAlong = ({ since, difference: { low, high } }: Change, general: Changes | undefined): boolean =>
  general?.changes.some(
    (other) =>
      Math.abs(other.since.start - since.start) <= since.end - since.start &&
      other.difference.difference >= low &&
      other.difference.difference <= high,
  ) ?? false;
