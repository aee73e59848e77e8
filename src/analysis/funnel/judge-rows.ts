/**
 * Two questions about each row of a breakdown. Is it unusual: does its score lie off that of all rows by more than chance
 * and the usual differences between rows give? Does it differ: is its score another than that of the rest, all other rows
 * together? Many rows are many looks; both are corrected for that.
 */
import { twoSided } from "../../lib/statistics/normal-distribution.ts";
import { scoreMiddle } from "../interval.ts";
import { countAnswers, countsBy, FEWEST_ANSWERS, scoreFrom, type Counts } from "../score.ts";
import type { Differs, Verdict } from "../report.ts";
import { discoveries } from "./false-discoveries.ts";
import { pooled, rowVariance, spreadAround, type Spread } from "./over-dispersion.ts";

/** A row against its rest. */
export interface AgainstRest {
  /** Null below ten answers, and where there is no rest. */
  readonly differs: Differs | null;
  /** Standard deviations from the rest, by chance alone; 0 where `differs` is null. */
  readonly z: number;
  /** The score of all other rows together, small ones too, unrounded; null where there are none. */
  readonly rest: number | null;
}

export interface Judgement extends AgainstRest {
  /** Null below ten answers. */
  readonly verdict: Verdict | null;
}

export interface JudgedRows extends Spread {
  /** One for each row, in the order given. */
  readonly judgements: readonly Judgement[];
}

/** Judges the rows of a breakdown; undefined without answers. */
export function judgeRows(rows: readonly Counts[]): JudgedRows | undefined {
  const all = pooled(rows);
  if (countAnswers(all) === 0) return undefined;
  const judged = rows.filter(hasEnough);
  const spread = spreadAround(all, judged);
  const unusual = discoveredBy(judged, (row) => {
    const distance = (scoreFrom(row) ?? 0) - spread.target;
    return distance / Math.sqrt(rowVariance(row, all) + spread.between);
  });
  const against = againstRest(rows, all);
  const judgements = rows.map((row): Judgement => {
    const usual = unusual.get(row);
    return { verdict: usual === undefined ? null : wordOf(usual, "expected"), ...against(row) };
  });
  return { ...spread, judgements };
}

/** What is said of each of `rows` against the others of `all`. Rows may overlap: the rest of each is what is not in it. */
export function againstRest(rows: readonly Counts[], all: Counts): (row: Counts) => AgainstRest {
  const looks = discoveredBy(
    rows.filter((row) => hasEnough(row) && countAnswers(row) < countAnswers(all)),
    (row) => zBetween(row, without(all, row), all),
  );
  return (row) => {
    const own = looks.get(row);
    return {
      differs: own === undefined ? null : wordOf(own, "no"),
      z: own?.z ?? 0,
      rest: scoreFrom(without(all, row)) ?? null,
    };
  };
}

/** The same value before and after, or in two selections. */
export interface TwoSides {
  readonly one: Counts;
  readonly two: Counts;
}

/** Whether the second side of each row has another score than the first; null where either has fewer than ten answers. */
export function betweenSides(rows: readonly TwoSides[]): (row: TwoSides) => Differs | null {
  const looks = discoveredBy(
    rows.filter(({ one, two }) => hasEnough(one) && hasEnough(two)),
    ({ one, two }) => zBetween(two, one, pooled([one, two])),
  );
  return (row) => {
    const own = looks.get(row);
    return own === undefined ? null : wordOf(own, "no");
  };
}

interface Look {
  readonly z: number;
  readonly isFound: boolean;
}

/** The rows that are looked at, each with its distance and whether that is more than chance gives among so many. */
function discoveredBy<Row>(rows: readonly Row[], zOf: (row: Row) => number): ReadonlyMap<Row, Look> {
  const zs = rows.map(zOf);
  const found = discoveries(zs.map(twoSided));
  return new Map(rows.map((row, at) => [row, { z: zs[at] ?? 0, isFound: found[at] === true }]));
}

const wordOf = <None extends string>({ z, isFound }: Look, none: None): "higher" | "lower" | None =>
  !isFound ? none : z > 0 ? "higher" : "lower";

/** The difference of the middles over its standard deviation; each variance as for the funnel (ADR 052). */
function zBetween(row: Counts, other: Counts, all: Counts): number {
  const variance = rowVariance(row, all) + rowVariance(other, all);
  return (scoreMiddle(row) - scoreMiddle(other)) / Math.sqrt(variance);
}

const without = (all: Counts, row: Counts): Counts => countsBy((bucket) => all[bucket] - row[bucket], all);

/** True where a row's score is clearly another than that of the rest, or than its own before. */
export const differsClearly = ({ differs }: Pick<AgainstRest, "differs">): boolean =>
  differs === "higher" || differs === "lower";

/** True where at least two rows have enough answers to lie in a funnel. */
export const areCompared = (rows: readonly { readonly verdict: Verdict | null }[]): boolean =>
  rows.filter(({ verdict }) => verdict !== null).length > 1;

/** What a row is against the rest: unusual only where it differs, too. */
export type Standing = "unusuallyHigh" | "higher" | "no" | "lower" | "unusuallyLow";

/** Null where nothing is said of the row. */
export function standingOf({ verdict, differs }: Pick<Judgement, "verdict" | "differs">): Standing | null {
  if (differs === "higher") return verdict === "higher" ? "unusuallyHigh" : "higher";
  if (differs === "lower") return verdict === "lower" ? "unusuallyLow" : "lower";
  return differs;
}

/** True of a row that is far from the rest even for rows that differ anyway. */
export const isUnusual = (standing: Standing | null): boolean => standing?.startsWith("unusually") === true;

const hasEnough = (row: Counts): boolean => countAnswers(row) >= FEWEST_ANSWERS;
