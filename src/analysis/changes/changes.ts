/**
 * Whether a score has changed for good, and when: the periods of a trend in segments of one level each, found by
 * searching for the best split, then on both sides of it again (binary segmentation: Scott and Knott 1974; Vostrikova
 * 1981).
 */
import { scoreDifference, type ScoreDifference } from "../interval.ts";
import type { Bucket } from "../metric/metric.ts";
import { countsBy, type Counts } from "../score.ts";
import type { Period } from "../../lib/time/periods.ts";
import { findSplit, type UnitCounts } from "./permutation-test.ts";

/** A period of a trend with what was answered in it. */
export interface TrendPoint {
  readonly period: Period;
  readonly tally: Counts & { readonly answers: number };
}

/** Periods between two changes, or between one and an end of the trend. */
export interface Segment extends Counts {
  /** The first and the last period with answers. */
  readonly first: Period;
  readonly last: Period;
  readonly answers: number;
}

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

/** With fewer periods that have answers nothing is said. */
const FEWEST = 8;
const DEPTH = 3;

/**
 * The lasting changes of a trend, in order of time: splits that are hardly chance, and of which the 95 % interval of the
 * difference says so too. One whose interval holds 0 is none, the weakest first: its segments become one. Undefined
 * where there are too few periods to say anything.
 */
export function findChanges(trend: readonly TrendPoint[]): Changes | undefined {
  const points = trend.filter(({ tally }) => tally.answers > 0);
  if (points.length < FEWEST) return undefined;
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

function searchIn(
  units: UnitCounts,
  from: number,
  to: number,
  depth: number,
  chances: Map<number, number>,
): void {
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

function segmentOf(points: readonly TrendPoint[]): Segment[] {
  const [first, last] = [points[0]?.period, points.at(-1)?.period];
  if (first === undefined || last === undefined) return [];
  const sum = (name: Bucket | "answers") => points.reduce((all, { tally }) => all + tally[name], 0);
  return [{ first, last, answers: sum("answers"), ...countsBy(sum, points[0]?.tally) }];
}
