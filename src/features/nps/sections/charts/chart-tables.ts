import type { Segment } from "../../../../analysis/changes/changes.ts";
import { scoreInterval } from "../../../../analysis/interval.ts";
import { countAnswers, roundedScore, type Counts } from "../../../../analysis/score.ts";
import { slice } from "../../../../analysis/slice/slice.ts";
import type { Bucket, MetricValue } from "../../../../analysis/metric/metric.ts";
import type { ShownScore } from "../../data/view/shown-score.ts";
import type { Period } from "../../../../lib/time/periods.ts";
import type { NumbersTable } from "../../../../lib/text/csv.ts";
import type { TrendPoint } from "./trend-points.ts";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import type { FilterName, ScreenValues } from "../../../../filters/fields.ts";
import type { Sources } from "../../../../filters/provenance.ts";
import { sliceFilter } from "../../../../filters/sliced-by.ts";

const rounded = (value: number | undefined, digits: number): number | string =>
  value === undefined ? "" : Number(value.toFixed(digits));

/** The distribution: shares from 0 to 1. */
export const distributionTable = (rows: readonly ScoreRow[]): NumbersTable => ({
  head: ["score", "answers", "share"],
  rows: rows.map(({ value, count, share }) => [value, count, rounded(share, 6)]),
});

/** What the columns of a score are called after. */
export type ScoreNames = Pick<ShownScore, "isNps" | "title">;

/** What each table with scores says of one: scores with two decimals, empty without answers. */
export const scoreHead = ({ isNps, title }: ScoreNames): readonly string[] => [
  title,
  "interval low",
  "interval high",
  "answers",
  ...(isNps ? ["promoters", "passives", "detractors"] : ["top", "middle", "bottom"]),
];

export function scoreCells(tally: Counts): readonly (number | string)[] {
  const interval = scoreInterval(tally);
  return [
    roundedScore(tally, 2) ?? "",
    rounded(interval?.low, 2),
    rounded(interval?.high, 2),
    countAnswers(tally),
    tally.top,
    tally.middle,
    tally.bottom,
  ];
}

const levelHead = ({ title }: ScoreNames) => [
  "segment",
  `segment ${title}`,
  "segment interval low",
  "segment interval high",
];
const NO_LEVEL = ["", "", "", ""];

/**
 * The trend: periods by their first date. Where the score has changed for good, last the segment that a period is in, from
 * 1 in order of time, with its level; empty in a gap without answers between two of them.
 */
export function trendTable(
  points: readonly TrendPoint[],
  segments: readonly Segment[],
  shown: ScoreNames,
): NumbersTable {
  const hasChanged = segments.length > 1;
  const levels = segments.map((segment, place) => [place + 1, ...scoreCells(segment).slice(0, 3)]);
  const levelCells = ({ start }: Period) =>
    levels[segments.findIndex(({ first, last }) => first.start <= start && start <= last.start)] ?? NO_LEVEL;
  return {
    head: ["from", ...scoreHead(shown), ...(hasChanged ? levelHead(shown) : [])],
    rows: points.map(({ date, tally, period }) => [
      date,
      ...scoreCells(tally),
      ...(hasChanged ? levelCells(period) : []),
    ]),
  };
}

/** How often a value was given. */
export interface ScoreRow {
  readonly value: MetricValue;
  readonly bucket: Bucket;
  readonly count: number;
  /** Of the answers that count, 0 to 1. */
  readonly share: number | undefined;
}

const NO_PERIODS = { unit: "day", periods: [], stretches: [] } as const;

/** What the numbers of a figure rest on that is not narrowed by its own `pick`, as it narrows everything else. */
export const sourcesWithout = (pick: FilterName, sources: Sources, columns: Columns): Sources =>
  sourcesWith({ [pick]: undefined }, sources, columns);

/** What numbers rest on whose filters differ from those of the screen by `patch`. */
export function sourcesWith(patch: ScreenValues, sources: Sources, columns: Columns): Sources {
  const values = { ...sources.values, ...patch };
  const { chains } = slice(columns, sliceFilter(values, sources.zone), NO_PERIODS);
  return { ...sources, values, chains };
}
