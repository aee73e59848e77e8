/** Figures beside each survey in a list: responses, scores, the newest of both, and twelve months. One pass. */
import { groupOf, isContinuation } from "../columns/cells.ts";
import { UNKNOWN_TIME, timeSpan, type Columns } from "../columns/columns.ts";
import { bucketsByCell, scoringIn, UNANSWERED } from "../columns/scored-cells.ts";
import type { Period } from "../../lib/time/periods.ts";
import { BUCKETS, readBuckets, type BucketTally } from "./tally.ts";
import { periodGrid } from "./time-grid.ts";

export interface SurveyFigures {
  readonly chains: number;
  /** Of all its questions that are scored. */
  readonly tally: BucketTally;
  /** When its newest response was made, in unix seconds; undefined where none has a usable date. */
  readonly newest: number | undefined;
  /** The twelve months that end with that of its newest response, or fewer where the columns begin later. */
  readonly months: readonly { readonly period: Period; readonly tally: BucketTally }[];
}

const MONTHS = 12;

/** The figures of each survey that has a response, by its id. Months are those of `timeZone`. */
export function surveyFigures(columns: Columns, timeZone: string): ReadonlyMap<string, SurveyFigures> {
  const { cell, time, codes, entries } = columns;
  const { periods } = periodGrid(timeSpan(columns), {}, timeZone, "month");
  const buckets = bucketsByCell(columns);
  const surveys = entries.survey.length;
  const chains = new Uint32Array(surveys);
  const newest = new Uint32Array(surveys);
  const totals = new Uint32Array(surveys * BUCKETS);
  const monthly = new Uint32Array(surveys * periods.length * BUCKETS);
  let place = 0;
  for (let row = 0; row < cell.length; row++) {
    const at = cell[row] ?? 0;
    const survey = codes.survey[groupOf(at)] ?? 0;
    const second = time[row] ?? UNKNOWN_TIME;
    if (!isContinuation(at)) chains[survey] = (chains[survey] ?? 0) + 1;
    // Rows are sorted by time: the last one is the newest.
    if (second < UNKNOWN_TIME) newest[survey] = second;
    const bucket = buckets[at] ?? UNANSWERED;
    if (bucket >= UNANSWERED) continue;
    count(totals, survey * BUCKETS + bucket);
    while (second >= (periods[place]?.end ?? Infinity)) place += 1;
    if (second >= (periods[place]?.start ?? Infinity))
      count(monthly, (survey * periods.length + place) * BUCKETS + bucket);
  }
  const { isShare } = scoringIn(columns);
  const monthsOf = (survey: number, last: number) =>
    periods.slice(Math.max(0, last + 1 - MONTHS), last + 1).map((period) => ({
      period,
      tally: readBuckets(monthly, survey * periods.length + periods.indexOf(period), isShare),
    }));
  return new Map(
    entries.survey.flatMap(({ id }, survey) => {
      const made = chains[survey] ?? 0;
      if (made === 0) return [];
      const latest = newest[survey] || undefined;
      const last = latest === undefined ? -1 : periods.findLastIndex(({ start }) => start <= latest);
      const figures: SurveyFigures = {
        chains: made,
        tally: readBuckets(totals, survey, isShare),
        newest: latest,
        months: monthsOf(survey, last),
      };
      return [[id, figures]];
    }),
  );
}

function count(counters: Uint32Array, at: number): void {
  counters[at] = (counters[at] ?? 0) + 1;
}
