/**
 * What the numbers of a selection say: whether the score has changed, why, and which places differ. Pure counting
 * over the columns, in steps, so that whoever asks can go on to something else.
 */
import { findChanges, type Changes } from "../changes/changes.ts";
import type { Columns } from "../columns/columns.ts";
import { judgeRows, type JudgedRows } from "../funnel/judge-rows.ts";
import { mixIntervals, type MixIntervals } from "../mix/intervals.ts";
import type { PeriodUnit } from "../periods.ts";
import type { ReportDimension } from "../report.ts";
import { countSelection, type Selection } from "../selection/count-selection.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import type { Steps } from "../steps.ts";
import { trendSlice, type TrendSlice } from "../slice/trend-slice.ts";
import { explanationsBetween, type Explanation } from "./explanations.ts";
import { countSide, sideBounds, type ComparedSides, type Side } from "./sides.ts";

export interface FindingsRequest extends ComparedSides {
  readonly filter: SliceFilter;
  /** IANA name: where days, weeks and months begin and end. */
  readonly zone: string;
  /** The grain of the trend, where somebody chose one. */
  readonly grain?: PeriodUnit | undefined;
}

export interface Difference {
  readonly one: Side;
  readonly two: Side;
  /** By dimension, that with the largest mix first. */
  readonly explanations: readonly Explanation[];
  /** How sure the parts of the first are. */
  readonly certain: MixIntervals | undefined;
}

export interface Findings {
  readonly view: TrendSlice;
  readonly selection: Selection;
  /** Undefined with too few periods. */
  readonly changes: Changes | undefined;
  /** Undefined where there is nothing to compare. */
  readonly difference: Difference | undefined;
  readonly judged: ReadonlyMap<ReportDimension, JudgedRows>;
}

/** Counts and compares. The columns must hold all that the filter, and the sides, select. */
export function* find(columns: Columns, request: FindingsRequest): Steps<Findings> {
  const { filter, zone, grain } = request;
  const view = trendSlice(columns, filter, zone, { unit: grain });
  yield 0.2;
  const changes = findChanges(view.trend);
  yield 0.3;
  const selection = countSelection(columns, filter);
  yield 0.5;
  const bounds = sideBounds(changes, request);
  const difference = bounds && (yield* differenceBetween(columns, filter, bounds));
  yield 0.95;
  const judged = [...selection.rows].flatMap(([dimension, rows]) => {
    const judgements = judgeRows(rows.map(({ counts }) => counts));
    return judgements === undefined ? [] : [[dimension, judgements] as const];
  });
  return { view, selection, changes, difference, judged: new Map(judged) };
}

function* differenceBetween(
  columns: Columns,
  filter: SliceFilter,
  [first, second]: readonly [Side["bounds"], Side["bounds"]],
): Steps<Difference | undefined> {
  const one = countSide(columns, filter, first);
  yield 0.6;
  const two = countSide(columns, filter, second);
  yield 0.7;
  if (one.selection.total.answers === 0 || two.selection.total.answers === 0) return undefined;
  const explanations = explanationsBetween(one.selection, two.selection);
  yield 0.8;
  const [opened] = explanations;
  return { one, two, explanations, certain: opened && mixIntervals(opened.cells) };
}
