/**
 * Everything the NPS screen shows, counted in one pass over the columns. Cross-filtering: a view is narrowed by
 * every filter but its own (the touchpoint table by all but the touchpoints, the distribution by all but the scores,
 * the trend by all but the brush), so that what was picked can be compared with what was not.
 */
import { groupOf, isContinuation, NO_ANSWER, NOT_COUNTED, valueOf } from "../columns/cells.ts";
import { placeOf, scoringIn, UNANSWERED } from "../columns/scored-cells.ts";
import type { Columns, Dimension, Entry } from "../columns/columns.ts";
import { METADATA_STRIDE, metadataBreakdown, type BreakdownKey } from "./metadata-breakdown.ts";
import { BUCKETS, readBuckets, tallyOf, type BucketTally, type Tally } from "./tally.ts";
import { answeredQuestions, type Coded } from "./questions.ts";
import { CHAIN_BITS, compileFilter, dimensionBit, SCORE_BIT, type SliceFilter } from "./slice-filter.ts";
import { countSegment, createCounters, HOURS } from "./slice-pass.ts";
import { segments, type TimeGrid } from "./time-grid.ts";

export interface BreakdownRow extends Entry {
  readonly tally: BucketTally;
}

export type Slice = ReturnType<typeof slice>;

/** Slices the columns. `grid` comes from `timeGrid`; `by` asks for a breakdown by a metadata key or the answers to a question. */
export function slice(columns: Columns, filter: SliceFilter, grid: TimeGrid, by?: BreakdownKey) {
  const compiled = compileFilter(columns, filter);
  const byKey = metadataBreakdown(columns, by, filter, compiled);
  const counters = createCounters(columns.facts.length, grid.periods.length, byKey?.values.length ?? 0);
  for (const segment of segments(columns.time, compiled, grid, filter.brush))
    countSegment(columns, compiled, segment, byKey, counters);
  const { isShare } = scoringIn(columns);
  const view: View = { columns, bits: compiled.cells, buckets: compiled.buckets, counts: counters.cells };
  const byDimension = (dimension: Dimension) =>
    breakdown(view, dimension, { entries: columns.entries[dimension], codes: columns.codes[dimension] });
  return {
    ...countChains(view),
    /** What passes every filter. */
    total: oneTally(view, 0),
    /** For the distribution: narrowed by all filters but the scores. */
    distribution: oneTally(view, SCORE_BIT),
    /** One for each period of the grid, empty ones too. */
    trend: grid.periods.map((period, place) => ({
      period,
      tally: readBuckets(counters.periods, place, isShare),
    })),
    /** Most answers first; only what has any answer in its view. */
    by: {
      survey: byDimension("survey"),
      touchpoint: byDimension("touchpoint"),
      team: byDimension("team"),
      language: byDimension("language"),
      /** Questions of two surveys are two, though they have one id. */
      question: breakdown(view, "question", answeredQuestions(columns)),
    },
    /** 168 tallies: the hours of a week in the grid's zone, Monday 0:00 first. */
    hours: Array.from({ length: HOURS }, (_, hour) => readBuckets(counters.hours, hour, isShare)),
    /** By the values of the key asked for, or the answers to the question; chains without are left out. */
    byMetadata: byAnswers(
      (byKey?.values ?? []).map((value, place) => ({
        id: value,
        name: value,
        tally: readBuckets(counters.metadata, place + 1, isShare, METADATA_STRIDE),
      })),
    ),
  };
}

/** The counts of all cells, what they count as, and the bits of the filters that each fails. */
interface View {
  readonly columns: Columns;
  readonly bits: Uint8Array;
  readonly buckets: Uint8Array;
  readonly counts: Uint32Array;
}

/**
 * Chains that match the filters on chains, all but the question and the scores, each counted by its first row; and those
 * without an answer, of which there are none where a question or scores are picked: these say what answers are counted.
 */
function countChains({ bits, counts }: View) {
  let [chains, unanswered] = [0, 0];
  for (let cell = 0; cell < counts.length; cell++) {
    const count = counts[cell] ?? 0;
    if (count === 0) continue;
    const failed = bits[cell] ?? 0;
    if (!isContinuation(cell) && (failed & CHAIN_BITS) === 0) chains += count;
    if (valueOf(cell) === NO_ANSWER && failed === 0) unanswered += count;
  }
  return { chains, unanswered };
}

/** One tally of the cells that fail no filter, or only the view's own. */
export function oneTally({ columns, bits, counts }: Omit<View, "buckets">, ownBit: number): Tally {
  const scoring = scoringIn(columns);
  const sums = new Uint32Array(scoring.values.length);
  let notCounted = 0;
  for (let cell = 0; cell < counts.length; cell++) {
    if (counts[cell] === 0 || ((bits[cell] ?? 0) & ~ownBit) !== 0) continue;
    if (valueOf(cell) < NOT_COUNTED) addTo(sums, placeOf(columns, cell), counts[cell] ?? 0);
    else if (valueOf(cell) === NOT_COUNTED) notCounted += counts[cell] ?? 0;
  }
  return tallyOf([...sums], notCounted, scoring);
}

function breakdown<One extends Entry>(
  view: View,
  dimension: Dimension,
  coded: Coded<One>,
): readonly (One & BreakdownRow)[] {
  const { isShare } = scoringIn(view.columns);
  const sums = sumsByEntry(view, dimensionBit(dimension), coded);
  return byAnswers(
    coded.entries.map((entry, code) => ({ ...entry, tally: readBuckets(sums, code, isShare) })),
  );
}

/** The buckets of each entry, over the cells that fail no filter, or only the view's own. */
export function sumsByEntry(
  { bits, buckets, counts }: Omit<View, "columns">,
  ownBit: number,
  { entries, codes }: Coded<Entry>,
): Uint32Array {
  const sums = new Uint32Array(entries.length * BUCKETS);
  for (let cell = 0; cell < counts.length; cell++) {
    const bucket = buckets[cell] ?? UNANSWERED;
    if (counts[cell] === 0 || bucket === UNANSWERED || ((bits[cell] ?? 0) & ~ownBit) !== 0) continue;
    addTo(sums, (codes[groupOf(cell)] ?? 0) * BUCKETS + bucket, counts[cell] ?? 0);
  }
  return sums;
}

function addTo(counters: Uint32Array, place: number, count: number): void {
  counters[place] = (counters[place] ?? 0) + count;
}

/** Most answers first, then by id; without rows that have no answers, and without what has no value. */
const byAnswers = <Row extends BreakdownRow>(rows: readonly Row[]): readonly Row[] =>
  rows
    .filter(({ id, tally }) => id !== "" && tally.answers + tally.notCounted > 0)
    .toSorted((a, b) => b.tally.answers - a.tally.answers || (a.id < b.id ? -1 : 1));
