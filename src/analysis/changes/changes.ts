/**
 * Whether a score has changed for good, and when: the periods of a trend in segments of one level each, found by
 * searching for the best split, then on both sides of it again (binary segmentation: Scott and Knott 1974; Vostrikova
 * 1981).
 */
import type { Entry } from "../columns/columns.ts";
import { scoreDifference, type ScoreDifference } from "../interval.ts";
import type { Bucket } from "../metric/metric.ts";
import { countsBy, type Counts, countAnswers, FEWEST_PERIODS } from "../score.ts";
import type { Period } from "../../lib/time/periods.ts";
import { findSplit, type UnitCounts } from "./permutation-test.ts";
import { discoveries } from "../funnel/false-discoveries.ts";

export interface TrendPoint {
  readonly period: Period;
  readonly tally: Counts & { readonly answers: number };
}

/** Periods between two changes, or between one and an end of the trend, from the first to the last with answers. */
export type Segment = ReturnType<typeof segmentOf>[number];

export interface Change {
  /** The first period after it. */
  readonly since: Period;
  readonly before: Segment;
  readonly after: Segment;
  /** After minus before. */
  readonly difference: ScoreDifference;
  /** How likely data without a change would look like this, 0 to 1. */
  readonly chance: number;
}

export interface Changes {
  /** Periods that have answers. */
  readonly units: number;
  /** One more than changes; in order of time. */
  readonly segments: readonly Segment[];
  readonly changes: readonly Change[];
}

const DEPTH = 3;

/**
 * The lasting changes of a trend, in order of time: splits that are hardly chance, and of which the 95 % interval of the
 * difference says so too. One whose interval holds 0 is none, the weakest first: its segments become one. Undefined
 * where there are too few periods to say anything.
 */
export function findChanges(trend: readonly TrendPoint[]): Changes | undefined {
  const points = trend.filter(({ tally }) => tally.answers > 0);
  if (points.length < FEWEST_PERIODS) return undefined;
  const units: UnitCounts = {
    answers: Float64Array.from(points, ({ tally }) => tally.answers),
    sums: Float64Array.from(points, ({ tally }) => tally.top - tally.bottom),
  };
  const chances = new Map<number, number>();
  searchIn(units, 0, points.length, DEPTH, chances);
  for (;;) {
    const found = changesAt(points, chances);
    const unclear = found.changes.filter(({ difference }) => !difference.different);
    const weakest = unclear.toSorted((a, b) => b.chance - a.chance)[0];
    if (weakest === undefined) return found;
    chances.delete(points.findIndex(({ period }) => period === weakest.since));
  }
}

function searchIn(units: UnitCounts, from: number, to: number, depth: number, chances: Map<number, number>) {
  const split = depth === 0 ? undefined : findSplit(units, from, to);
  if (split === undefined) return;
  chances.set(split.at, split.chance);
  searchIn(units, from, split.at, depth - 1, chances);
  searchIn(units, split.at, to, depth - 1, chances);
}

function changesAt(points: readonly TrendPoint[], chances: ReadonlyMap<number, number>): Changes {
  const starts = [0, ...chances.keys()].toSorted((a, b) => a - b);
  const segments = starts.flatMap((start, place) => segmentOf(points.slice(start, starts[place + 1])));
  const changes = starts.slice(1).flatMap((start, place) => {
    const [before, after] = [segments[place], segments[place + 1]];
    const difference = before && after && scoreDifference(after, before);
    if (before === undefined || after === undefined || difference === undefined) return [];
    return [{ since: after.first, before, after, difference, chance: chances.get(start) ?? 1 }];
  });
  return { units: points.length, segments, changes };
}

function segmentOf(points: readonly TrendPoint[]) {
  const [first, last] = [points[0]?.period, points.at(-1)?.period];
  if (first === undefined || last === undefined) return [];
  const sum = (name: Bucket | "answers") => points.reduce((all, { tally }) => all + tally[name], 0);
  return [{ first, last, answers: sum("answers"), ...countsBy(sum, points[0]?.tally) }];
}

/** A place and its score over time. */
export interface PlaceTrend extends Entry {
  readonly trend: readonly TrendPoint[];
}

/** A place and its newest lasting change. */
export interface PlaceChange extends Entry {
  readonly change: Change;
}

/** The part of those told that may be so by chance: what is told of all numbers together is held to less than 5 %. */
const RATE = 0.025;
/** Places of the most answers that are looked at: beyond, no chance could be small enough for so many looks. */
const MOST = 50;

/**
 * Which places have changed for good by themselves: changes are looked for in each as in the score of all, many looks
 * are corrected for, and what only goes along with all the others is left out.
 * The clearest first; `general` are the changes of all places together. The order of places makes no difference.
 */
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
  const chances = looks.map(({ change }) => change?.chance ?? 1);
  const clear = discoveries(chances, RATE);
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
