/**
 * What followed an event: the periods of a trend after it against as many before it, each side pooled. That the score
 * wobbles from one period to the next anyway is taken into account: its variance between periods, beside that of chance,
 * is estimated by the method of moments (DerSimonian and Laird 1986). What followed is no effect of the event.
 */
import { twoSided } from "../../lib/statistics/normal-distribution.ts";
import type { SecondBounds } from "../../lib/time/dates.ts";
import type { TrendPoint } from "../changes/changes.ts";
import { discoveries } from "../funnel/false-discoveries.ts";
import { scoreMiddle, scoreVariance } from "../interval.ts";
import type { Bucket } from "../metric/metric.ts";
import { countsBy, scoreFrom, type Counts, type Interval } from "../score.ts";

/** Periods on a side at most, and those below which nothing is told. */
const MOST = 6;
const FEWEST = 3;
const Z = 1.96;

export interface EventSide extends Counts {
  readonly answers: number;
}

export interface Followed {
  /** The pooled answers of as many periods on either side. */
  readonly before: EventSide;
  readonly after: EventSide;
  /** After minus before, unrounded, with its 95 % interval; undefined where there are too few periods. */
  readonly difference: (Interval & { readonly value: number }) | undefined;
  /** How likely a difference as large as this is by chance, 0 to 1; undefined as `difference`. */
  readonly chance: number | undefined;
}

/** The periods of a trend that can be compared: whole within the bounds, ended by `now` (unix seconds), answered. */
export const comparable = (
  trend: readonly TrendPoint[],
  { createdFrom = -Infinity, createdTo = Infinity }: SecondBounds,
  now: number,
): readonly TrendPoint[] =>
  trend.filter(
    ({ period: { start, end }, tally }) =>
      start >= createdFrom && end <= createdTo + 1 && end <= now && tally.answers > 0,
  );

/** Compares the periods of `trend` that end by `at` (unix seconds) with those that begin then or later. */
export function whatFollowed(trend: readonly TrendPoint[], at: number): Followed {
  const earlier = trend.filter(({ period }) => period.end <= at);
  const later = trend.filter(({ period }) => period.start >= at);
  const count = Math.min(earlier.length, later.length, MOST);
  const sides = [earlier.slice(earlier.length - count), later.slice(0, count)].map((points) =>
    points.map(({ tally }) => tally),
  );
  const [before, after] = [pooled(sides[0] ?? []), pooled(sides[1] ?? [])];
  const [former, latter] = [scoreFrom(before), scoreFrom(after)];
  if (count < FEWEST || former === undefined || latter === undefined)
    return { before, after, difference: undefined, chance: undefined };
  const middle = scoreMiddle(after) - scoreMiddle(before);
  const wobble = (2 * varianceBetween(sides)) / count;
  const deviation = Math.sqrt(scoreVariance(before) + scoreVariance(after) + wobble);
  return {
    before,
    after,
    difference: {
      value: latter - former,
      low: clipped(middle - Z * deviation, after),
      high: clipped(middle + Z * deviation, after),
    },
    chance: twoSided(middle / deviation),
  };
}

const clipped = (value: number, { isShare }: Counts): number => {
  const limit = isShare === true ? 100 : 200;
  return Math.min(limit, Math.max(-limit, value));
};

/** Which of several differences are more than chance gives, in the order given. */
export function clearAmong(followed: readonly Followed[]): readonly boolean[] {
  const told = followed.flatMap(({ chance }) => chance ?? []);
  const found = discoveries(told).values();
  return followed.map(({ chance }) => chance !== undefined && found.next().value === true);
}

function pooled(tallies: readonly EventSide[]): EventSide {
  const sum = (name: Bucket | "answers") => tallies.reduce((all, tally) => all + tally[name], 0);
  return { ...countsBy(sum, tallies[0]), answers: sum("answers") };
}

/** τ² of the periods about the level of their own side, in points². */
function varianceBetween(sides: readonly (readonly Counts[])[]): number {
  let [dispersion, scale, freedom] = [0, 0, 0];
  for (const side of sides) {
    const units = side.map((counts) => ({ y: scoreMiddle(counts), w: 1 / scoreVariance(counts) }));
    const weights = units.reduce((sum, { w }) => sum + w, 0);
    const level = units.reduce((sum, { w, y }) => sum + w * y, 0) / weights;
    dispersion += units.reduce((sum, { w, y }) => sum + w * (y - level) ** 2, 0);
    scale += weights - units.reduce((sum, { w }) => sum + w * w, 0) / weights;
    freedom += units.length - 1;
  }
  return scale > 0 ? Math.max(0, (dispersion - freedom) / scale) : 0;
}
