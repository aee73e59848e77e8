/**
 * A difference between two scores in four parts: scores that moved, shares of the answers that moved, what is new and
 * what is gone (Kitagawa, Components of a Difference Between Two Rates, 1955).
 */
import type { Entry } from "../columns/columns.ts";
import { scoreFrom, countAnswers } from "../score.ts";
import { betweenSides, differsClearly, type TwoSides } from "../funnel/judge-rows.ts";
import { pooled } from "../funnel/over-dispersion.ts";
import type { DifferenceParts, ReportPart } from "../report.ts";

/** What is answered in one value of a dimension, on either side. */
export interface MixCell extends TwoSides, Entry {}

/** Answers and top minus bottom of cells on one side, in arrays: intervals go over them a thousand times. */
export interface SideCounts {
  readonly answers: Float64Array;
  readonly sums: Float64Array;
}

type PartName = keyof DifferenceParts;

/** Where the cells' parts go: by cell, from −200 to 200. */
type PartArrays = Readonly<Record<PartName, Float64Array>>;

/** What `of` tells of each part. */
export const eachPart = <Value>(of: (part: PartName) => Value): Record<PartName, Value> => ({
  scores: of("scores"),
  mix: of("mix"),
  new: of("new"),
  gone: of("gone"),
});

/**
 * The parts of the second side's score minus the first's; `target`, where given, takes those of each cell. Undefined
 * where no cell has answers on both sides. Σ of the four is the difference, of the whole and of the cells:
 * scores Σ (w₁ + w₂)/2 · (s₂ − s₁) and mix Σ (w₂ − w₁) · ((s₁ + s₂)/2 − (C₁ + C₂)/2) over the cells that both sides have,
 * with w a cell's share of their answers, s its score, C their score together; new Σ v₂ · (s₂ − C₂) and gone
 * −Σ v₁ · (s₁ − C₁) over the others, with v the share of all answers.
 */
export function differenceParts(
  one: SideCounts,
  two: SideCounts,
  target?: PartArrays,
): DifferenceParts | undefined {
  let [all1, all2, n1, n2, sum1, sum2] = [0, 0, 0, 0, 0, 0];
  for (let cell = 0; cell < one.answers.length; cell++) {
    const [a1, a2] = [one.answers[cell] ?? 0, two.answers[cell] ?? 0];
    all1 += a1;
    all2 += a2;
    if (a1 === 0 || a2 === 0) continue;
    n1 += a1;
    n2 += a2;
    sum1 += one.sums[cell] ?? 0;
    sum2 += two.sums[cell] ?? 0;
  }
  if (n1 === 0) return undefined;
  const [common1, common2] = [sum1 / n1, sum2 / n2];
  let [scores, mix, fresh, gone] = [0, 0, 0, 0];
  for (let cell = 0; cell < one.answers.length; cell++) {
    const [a1, a2] = [one.answers[cell] ?? 0, two.answers[cell] ?? 0];
    // NaN on a side without answers, where it is not used.
    const [s1, s2] = [(one.sums[cell] ?? 0) / a1, (two.sums[cell] ?? 0) / a2];
    const both = a1 !== 0 && a2 !== 0;
    const [w1, w2] = [a1 / n1, a2 / n2];
    const ownScores = both ? 50 * (w1 + w2) * (s2 - s1) : 0;
    const ownMix = both ? 50 * (w2 - w1) * (s1 + s2 - common1 - common2) : 0;
    const ownNew = both || a2 === 0 ? 0 : 100 * (a2 / all2) * (s2 - common2);
    const ownGone = both || a1 === 0 ? 0 : -100 * (a1 / all1) * (s1 - common1);
    scores += ownScores;
    mix += ownMix;
    fresh += ownNew;
    gone += ownGone;
    if (target === undefined) continue;
    target.scores[cell] = ownScores;
    target.mix[cell] = ownMix;
    target.new[cell] = ownNew;
    target.gone[cell] = ownGone;
  }
  return { scores, mix, new: fresh, gone };
}

/** One side of the cells as arrays. */
export const sideCounts = (cells: readonly MixCell[], side: "one" | "two"): SideCounts => ({
  answers: Float64Array.from(cells, ({ [side]: counts }) => counts.top + counts.middle + counts.bottom),
  sums: Float64Array.from(cells, ({ [side]: counts }) => counts.top - counts.bottom),
});

export type MixExplanation = NonNullable<ReturnType<typeof explainDifference>>;

/** The difference between two sides in parts; undefined where no cell has answers on both. */
export function explainDifference(cells: readonly MixCell[]) {
  const target = eachPart(() => new Float64Array(cells.length));
  const parts = differenceParts(sideCounts(cells, "one"), sideCounts(cells, "two"), target);
  // The second side's score minus the first's.
  const difference = scoreOfAll(cells, "two") - scoreOfAll(cells, "one");
  if (parts === undefined) return undefined;
  // What has no value of the dimension is not looked at.
  const differs = betweenSides(cells.filter(({ id }) => id !== ""));
  // The cells, that with the largest part first.
  const ownParts = cells
    .map((own, cell) => ({ ...own, differs: differs(own), ...eachPart((part) => target[part][cell] ?? 0) }))
    .toSorted((a, b) => Math.abs(wholeOf(b)) - Math.abs(wholeOf(a)) || (a.id < b.id ? -1 : 1));
  return { ...parts, difference, parts: ownParts };
}

/** Points of what only one side has, from which on the sides can't be compared without it. */
const TOO_MUCH = 0.5;

/**
 * The second side's score less the mix, as the parts have it; null where too much of the difference is of what only one side
 * has, and where it would be no score.
 */
export function scoreWithoutMix(
  explained: DifferenceParts & { readonly cells: readonly MixCell[] },
): number | null {
  const score = scoreOfAll(explained.cells, "two") - explained.mix;
  const isComparable = Math.abs(explained.new) < TOO_MUCH && Math.abs(explained.gone) < TOO_MUCH;
  return isComparable && Math.abs(score) <= 100 ? score : null;
}

/** All that a cell adds to the difference. */
export const wholeOf = ({ scores, mix, new: fresh, gone }: DifferenceParts): number =>
  scores + mix + fresh + gone;

const scoreOfAll = (cells: readonly MixCell[], side: "one" | "two"): number =>
  scoreFrom(pooled(cells.map((cell) => cell[side]))) ?? 0;

/** The part of the mix or the scores that a place gives, at least, where it is named, and how many are named. */
const TELLING = 0.25;
const NAMED = 3;

/** Those that gave a good part of `whole`, the largest first. What has no value of the dimension is no place. */
const weighty = <Part extends { readonly id: string }>(
  parts: readonly Part[],
  own: (part: Part) => number,
  whole: number,
): readonly Part[] =>
  parts
    .filter((part) => part.id !== "" && own(part) / whole >= TELLING)
    .toSorted((a, b) => Math.abs(own(b)) - Math.abs(own(a)));

/** The place whose scores moved the whole most, of those that are clearly lower or higher themselves. */
export const mostOfScores = <Part extends Pick<ReportPart, "id" | "scores" | "differs">>({
  parts,
  scores,
}: {
  readonly parts: readonly Part[];
  readonly scores: number;
}): Part | undefined => weighty(parts, (part) => part.scores, scores).find(differsClearly);

/** Those that gave a good part of the mix, the largest first. */
export const shiftedPlaces = <Part extends Pick<ReportPart, "id" | "mix">>({
  parts,
  mix,
}: {
  readonly parts: readonly Part[];
  readonly mix: number;
}): readonly Part[] => weighty(parts, (part) => part.mix, mix).slice(0, NAMED);

/** What weighs most in the direction of a difference, of equals the mix, and how much, with its sign. */
export function weightiest({
  difference,
  scores,
  mix,
  new: fresh,
  gone,
}: DifferenceParts & { readonly difference: number }) {
  const along = ({ value }: { readonly value: number }) => (difference < 0 ? -value : value);
  const parts = [
    { part: "mix", value: mix },
    { part: "scores", value: scores },
    { part: "onlyOne", value: fresh + gone },
  ] as const;
  return parts.reduce((first, part) => (along(part) > along(first) ? part : first));
}

/** True where the share of the answers that a place has is larger on the second side. */
export const hasGrown = (cells: readonly MixCell[], id: string): boolean =>
  shareOf(cells, id, "two") > shareOf(cells, id, "one");

function shareOf(cells: readonly MixCell[], id: string, side: "one" | "two"): number {
  const own = cells.find((cell) => cell.id === id);
  const all = cells.reduce((sum, { [side]: counts }) => sum + countAnswers(counts), 0);
  return own === undefined ? 0 : countAnswers(own[side]) / all;
}
