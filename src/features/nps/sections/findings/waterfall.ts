import { scoreFrom, countAnswers, roundedScore, type Counts } from "../../../../analysis/score.ts";
import { pointsAddUp, roundPoints } from "../../../../analysis/adds-up.ts";
import { differsClearly } from "../../../../analysis/funnel/judge-rows.ts";
import { pooled } from "../../../../analysis/funnel/over-dispersion.ts";
import { wholeOf } from "../../../../analysis/mix/parts.ts";
import type { DifferenceParts, Differs } from "../../../../analysis/report.ts";
import type { Explanation } from "../../../../analysis/findings/explanations.ts";
import type { MixIntervals } from "../../../../analysis/mix/intervals.ts";
import type { NumbersTable } from "../../../../lib/text/csv.ts";

/** So many parts are told one by one, the largest, and so many with those whose own score clearly differs. */
const SHOWN = 4;
const MOST_SHOWN = 8;

type Side = "one" | "two";

/** What one value adds to a difference, and where that begins and ends between the two scores. */
export interface WaterfallStep {
  /** Without an id: all the rest as one. */
  readonly part: DifferenceParts & { readonly id: string | undefined; readonly name: string };
  /** What was answered there, on either side. */
  readonly sides: Readonly<Record<Side, Counts>>;
  /** Whether its own score is another on the second side; undefined of all, and of several that are not all alike. */
  readonly differs: Differs | null | undefined;
  readonly whole: number;
  readonly from: number;
  readonly to: number;
}

/** The parts of a difference one after the other, from the first score to the second: the largest first, the rest as one. */
export function waterfall({ parts, cells }: Pick<Explanation, "parts" | "cells">): readonly WaterfallStep[] {
  const largest = parts.filter((part, at) => at < SHOWN || differsClearly(part)).slice(0, MOST_SHOWN);
  // A rest of one takes no more room by its own name.
  const shown = largest.length === parts.length - 1 ? parts : largest;
  const rest = parts.filter((part) => !shown.includes(part));
  const told = [
    ...shown.map((part) => ({ part, own: [part], differs: part.differs })),
    ...(rest.length === 0
      ? []
      : [
          {
            part: { id: undefined, name: "", ...sumOf(rest) },
            own: rest,
            differs: rest.every(({ differs }) => differs === "no") ? ("no" as const) : undefined,
          },
        ]),
  ];
  let at = scoreFrom(sidesOf(cells).one) ?? 0;
  return told.map(({ part, own, differs }) => {
    const whole = wholeOf(part);
    const from = at;
    at += whole;
    return { part, sides: sidesOf(own), differs, whole, from, to: at };
  });
}

const sidesOf = (cells: readonly Readonly<Record<Side, Counts>>[]) => ({
  one: pooled(cells.map(({ one }) => one)),
  two: pooled(cells.map(({ two }) => two)),
});

/** All of its parts as one step, from the first score to the second. */
export const wholeStep = (steps: readonly WaterfallStep[], explanation: Explanation): WaterfallStep => ({
  part: { ...explanation, id: undefined, name: "" },
  sides: sidesOf(explanation.cells),
  differs: undefined,
  whole: explanation.difference,
  from: steps[0]?.from ?? 0,
  to: steps.at(-1)?.to ?? 0,
});

/** What the columns of a table tell of each step, and of the whole. */
export const COLUMNS = {
  scores: ({ part }: WaterfallStep) => part.scores,
  mix: ({ part }: WaterfallStep) => part.mix,
  onlyOne: ({ part }: WaterfallStep) => part.new + part.gone,
  sum: ({ whole }: WaterfallStep) => whole,
} as const;

/** Whether the steps of a column, each rounded to a decimal, have the sum that is told as the whole. */
export const columnAddsUp = (
  column: keyof typeof COLUMNS,
  steps: readonly WaterfallStep[],
  whole: WaterfallStep,
): boolean => pointsAddUp(steps.map(COLUMNS[column]), COLUMNS[column](whole), 1);

/** Whether the parts of a step, each rounded to a decimal, have its sum. */
export const rowAddsUp = (step: WaterfallStep): boolean =>
  pointsAddUp([COLUMNS.scores(step), COLUMNS.mix(step), COLUMNS.onlyOne(step)], COLUMNS.sum(step), 1);

/** Whether a part of a difference, as it is shown, is more than 0: worth a line of its own. */
export const isTold = (part: number): boolean => roundPoints(part, 1) !== 0;

/** Whether anything of a step, as it is shown, is of what only one side has. */
export const hasOnlyOne = (step: WaterfallStep): boolean =>
  [step.part.new, step.part.gone, COLUMNS.onlyOne(step)].some(isTold);

/** A bar between the lowest and the highest of all steps, from 0 to 1. */
export type WaterfallBar = ReturnType<typeof waterfallBars>[number];

/** Where each step is drawn. */
export function waterfallBars(steps: readonly WaterfallStep[]) {
  const ends = steps.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(...ends);
  const whole = Math.max(...ends) - low || 1;
  return steps.map((step) => ({
    start: (Math.min(step.from, step.to) - low) / whole,
    size: Math.abs(step.whole) / whole,
    fell: step.whole < 0,
  }));
}

function sumOf(parts: readonly DifferenceParts[]): DifferenceParts {
  const sum = (name: keyof DifferenceParts) => parts.reduce((all, part) => all + part[name], 0);
  return { scores: sum("scores"), mix: sum("mix"), new: sum("new"), gone: sum("gone") };
}

const rounded = (value: number): number => Number(value.toFixed(4));

const PARTS = ["scores", "mix", "new", "gone"] as const;

const sideCells = (counts: Counts) => [countAnswers(counts), roundedScore(counts, 2) ?? ""];

/** The parts of a difference, all values and then the whole; below it the interval of each part of the whole. */
export function explanationTable(
  explanation: Explanation,
  intervals: MixIntervals | undefined,
  nameOf: (id: string, name: string) => string,
  score: string,
): NumbersTable {
  const numbers = (part: Parameters<typeof wholeOf>[0]) => PARTS.map((name) => rounded(part[name]));
  const bound = (name: string, end: "low" | "high") =>
    intervals === undefined
      ? []
      : [["", name, ...PARTS.map((part) => rounded(intervals[part][end])), "", "", "", "", "", ""]];
  return {
    head: [
      "id",
      "name",
      ...PARTS,
      "together",
      ...["before", "after"].flatMap((side) => [`answers ${side}`, `${score} ${side}`]),
      "differs",
    ],
    rows: [
      ...explanation.parts.map((part) => [
        part.id,
        nameOf(part.id, part.name),
        ...numbers(part),
        rounded(wholeOf(part)),
        ...sideCells(part.one),
        ...sideCells(part.two),
        part.differs ?? "",
      ]),
      ["", "all", ...numbers(explanation), rounded(explanation.difference), "", "", "", "", ""],
      ...bound("95% interval low", "low"),
      ...bound("95% interval high", "high"),
    ],
  };
}
