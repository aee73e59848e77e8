/** What the numbers of a selection say: changes, why, and which places differ. Counts in steps. */
import { findChanges, type Changes, findPlaceChanges, type PlaceChange } from "../changes/changes.ts";
import type { Columns, Scored } from "../columns/columns.ts";
import { funnelEdges, type FunnelEdge } from "../funnel/funnel-limits.ts";
import { areCompared, judgeRows, type JudgedRows } from "../funnel/judge-rows.ts";
import type { PeriodUnit } from "../../lib/time/periods.ts";
import type { ReportDimension } from "../report.ts";
import { countSelection, type Selection } from "../selection/count-selection.ts";
import { touchpointTrends } from "../selection/touchpoint-trends.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { within, type Steps } from "../steps.ts";
import { trendSlice, type TrendSlice } from "../slice/trend-slice.ts";
import { compareSelections, sideBounds, sideFilter, type Compared, type SideBounds } from "./sides.ts";
import { tellingRows, type TellingRows } from "./telling-rows.ts";

export interface FindingsRequest {
  readonly filter: SliceFilter;
  /** IANA name: where days, weeks and months begin and end. */
  readonly zone: string;
  /** The grain of the trend, where one was chosen. */
  readonly grain?: PeriodUnit | undefined;
  /** What is compared where nothing has changed: mostly the time before with the time selected. Both read whole. */
  readonly otherwise?: readonly [SideBounds, SideBounds] | undefined;
}

/** A difference between two stretches of time. */
export interface Difference extends Compared {
  readonly bounds: readonly [SideBounds, SideBounds];
}

export interface Findings {
  /** What is scored, where it is not NPS. */
  readonly scored?: Scored | undefined;
  readonly view: TrendSlice;
  readonly selection: Selection;
  /** Undefined with too few periods. */
  readonly changes: Changes | undefined;
  /** Touchpoints whose own score has changed, the clearest first. */
  readonly placeChanges: readonly PlaceChange[];
  /** Undefined where there is nothing to compare. */
  readonly difference: Difference | undefined;
  /** The breakdowns whose rows are told, the clearest first. */
  readonly telling: readonly TellingRows[];
  /** The rows of the selection by dimension, each judged among all of them. */
  readonly judged: ReadonlyMap<ReportDimension, JudgedRows>;
  /** The funnels that they lie in, where there are rows to compare. */
  readonly funnels: ReadonlyMap<ReportDimension, readonly FunnelEdge[]>;
}

/** Counts and compares. The columns must hold all that the filter, and the sides, select. */
export function* find(columns: Columns, request: FindingsRequest): Steps<Findings> {
  const { filter, zone, grain, otherwise } = request;
  const view = trendSlice(columns, filter, zone, { unit: grain });
  yield 0.2;
  const changes = findChanges(view.trend);
  yield 0.3;
  const periods = view.trend.map(({ period }) => period);
  const placeChanges = findPlaceChanges(touchpointTrends(columns, filter, periods), changes);
  yield 0.4;
  const selection = countSelection(columns, filter);
  yield 0.5;
  const bounds = sideBounds(changes, filter, otherwise);
  const difference = bounds && (yield* within(differenceBetween(columns, filter, bounds), 0.5, 0.7));
  yield 0.7;
  const { judged, funnels } = judgeSelection(selection);
  const telling = yield* within(tellingRows(columns, filter, selection, judged), 0.7, 1);
  const { scored } = columns;
  return { scored, view, selection, changes, placeChanges, difference, telling, judged, funnels };
}

function judgeSelection({ rows }: Selection): Pick<Findings, "judged" | "funnels"> {
  const judged = new Map<ReportDimension, JudgedRows>();
  const funnels = new Map<ReportDimension, readonly FunnelEdge[]>();
  for (const [dimension, own] of rows) {
    const counts = own.map((row) => row.counts);
    const told = judgeRows(counts);
    if (told === undefined) continue;
    judged.set(dimension, told);
    if (areCompared(told.judgements)) funnels.set(dimension, funnelEdges(counts, told));
  }
  return { judged, funnels };
}

function* differenceBetween(
  columns: Columns,
  filter: SliceFilter,
  bounds: readonly [SideBounds, SideBounds],
): Steps<Difference | undefined> {
  const [one, two] = bounds;
  const compared = yield* compareSelections(columns, sideFilter(filter, one), sideFilter(filter, two));
  return compared && { bounds, ...compared };
}
