/**
 * Everything the NPS screen shows, counted in one pass over the columns. Cross-filtering: a view is narrowed by
 * every filter but its own (the touchpoint table by all but the touchpoints, the distribution by all but the scores,
 * the trend by all but the brush), so that what was picked can be compared with what was not.
 */
import type { Columns, Dimension, Entry } from "./columns.ts";
import type { Period } from "./periods.ts";
import { compileFilter, dimensionBit, SCORE_BIT, type SliceFilter } from "./slice-filter.ts";
import { countSegment, createCounters, type Counters } from "./slice-pass.ts";
import { segments } from "./slice-segments.ts";
import { readTally, TALLY_STRIDE, type Tally } from "./tally.ts";
import type { TimeGrid } from "./time-grid.ts";

/** One row of a breakdown. */
export interface BreakdownRow extends Entry {
  readonly tally: Tally;
}

export interface Slice {
  /** Chains that match the filters on chains: all of them but the question and the scores. */
  readonly chains: number;
  /** What passes every filter. */
  readonly total: Tally;
  /** For the distribution: narrowed by all filters but the scores. */
  readonly distribution: Tally;
  /** One for each period of the grid, empty ones too. */
  readonly trend: readonly { readonly period: Period; readonly tally: Tally }[];
  /** Most answers first; only what has any NPS answer in its view. */
  readonly by: Readonly<Record<Dimension, readonly BreakdownRow[]>>;
  /** 168 tallies: the hours of a week in the grid's zone, Monday 0:00 first. */
  readonly hours: readonly Tally[];
  /** By the values of the key asked for; chains without the key are left out. */
  readonly byMetadata: readonly BreakdownRow[];
}

/** Slices the columns. `grid` comes from `timeGrid`; `metadataKey` asks for a breakdown by that key. */
export function slice(columns: Columns, filter: SliceFilter, grid: TimeGrid, metadataKey?: string): Slice {
  const column = columns.metadata.find(({ key }) => key === metadataKey);
  const compiled = compileFilter(columns, filter, metadataKey);
  const groups = columns.facts.length;
  const counters = createCounters(groups, grid.periods.length, column?.values.length ?? 0, filter);
  for (const segment of segments(columns.time, compiled, grid, filter.brush)) {
    countSegment(columns, compiled, segment, column?.codes, counters);
  }
  return {
    chains: counters.chains,
    total: sumGroups([counters.inView]),
    distribution: sumGroups(viewOf(counters, SCORE_BIT)),
    trend: grid.periods.map((period, place) => ({ period, tally: readTally(counters.periods, place) })),
    by: {
      survey: breakdown(columns, "survey", counters),
      touchpoint: breakdown(columns, "touchpoint", counters),
      team: breakdown(columns, "team", counters),
      language: breakdown(columns, "language", counters),
      question: breakdown(columns, "question", counters),
    },
    hours: Array.from({ length: 168 }, (_, hour) => readTally(counters.hours, hour)),
    byMetadata: byAnswers(
      (column?.values ?? []).map((value, place) => ({
        id: value,
        name: value,
        tally: readTally(counters.metadata, place + 1),
      })),
    ),
  };
}

/** The counters of a view: what is in view, and what fails the view's own filter alone. */
function viewOf({ inView, failingOnly }: Counters, ownBit: number): readonly Uint32Array[] {
  const own = failingOnly[ownBit];
  return own === undefined ? [inView] : [inView, own];
}

/** One tally of all groups. */
function sumGroups(view: readonly Uint32Array[]): Tally {
  const sums = new Uint32Array(TALLY_STRIDE);
  for (const counters of view) addInto(sums, counters, () => 0);
  return readTally(sums, 0);
}

function breakdown(columns: Columns, dimension: Dimension, counters: Counters): readonly BreakdownRow[] {
  const entries = columns.entries[dimension];
  const codes = columns.codes[dimension];
  const sums = new Uint32Array(entries.length * TALLY_STRIDE);
  for (const view of viewOf(counters, dimensionBit(dimension)))
    addInto(sums, view, (group) => codes[group] ?? 0);
  return byAnswers(
    entries.map((entry, code) => ({ id: entry.id, name: entry.name, tally: readTally(sums, code) })),
  );
}

/** Adds the counters of each group to those of its target. */
function addInto(sums: Uint32Array, counters: Uint32Array, targetOf: (group: number) => number): void {
  for (let group = 0; group * TALLY_STRIDE < counters.length; group++) {
    const target = targetOf(group) * TALLY_STRIDE;
    for (let place = 0; place < TALLY_STRIDE; place++) {
      const count = counters[group * TALLY_STRIDE + place] ?? 0;
      sums[target + place] = (sums[target + place] ?? 0) + count;
    }
  }
}

/** Most answers first, then by id; without the rows that nobody answered. */
const byAnswers = (rows: readonly BreakdownRow[]): readonly BreakdownRow[] =>
  rows
    .filter(({ tally }) => tally.answers + tally.notCounted > 0)
    .toSorted((a, b) => b.tally.answers - a.tally.answers || (a.id < b.id ? -1 : 1));
