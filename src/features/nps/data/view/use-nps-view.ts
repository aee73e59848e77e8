import { useDeferredValue, useMemo, useState } from "react";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import type { ScreenValues } from "../../../../filters/fields.ts";
import { sliceFilter } from "../../../../filters/sliced-by.ts";
import { sliceCube, dayCube, type DayCube } from "../../../../analysis/slice/day-cube.ts";
import { timeGrid } from "../../../../analysis/slice/time-grid.ts";
import type { Change } from "../../../../filters/use-screen.ts";
import { toggled } from "./picks.ts";
import { trendSlice, type TrendSlice } from "../../../../analysis/slice/trend-slice.ts";
import type { BreakdownKey } from "../../../../analysis/slice/metadata-breakdown.ts";

/** Everything that the screen shows of what was read. */
export type NpsView = TrendSlice;

export const npsView = (columns: Columns, values: ScreenValues, zone: string): NpsView =>
  trendSlice(columns, sliceFilter(values, zone), zone, { unit: values.period, by: brokenDownBy(values) });

/** The metadata key, or the question, whose values make a table. */
const brokenDownBy = ({ breakdown, by }: ScreenValues): BreakdownKey | undefined =>
  breakdown === "answer" && by !== undefined ? { answer: by } : by;

/**
 * What the screen shows of `columns`. While days are dragged over, what follows the pointer comes from days that were
 * summed up when dragging began; all else follows a frame later.
 */
export function useNpsView(
  columns: Columns,
  values: ScreenValues,
  { values: dragged, isDragging }: ReturnType<typeof useDraggedDays>,
  zone: string,
): NpsView {
  const behind = useDeferredValue(dragged);
  // Asked for by name: left alone, the compiler remembers both and the result as one, and slices anew for each.
  const cube = useMemo(
    () => (isDragging ? brushCube(columns, values, zone) : undefined),
    [columns, values, zone, isDragging],
  );
  const whole = cube === undefined ? dragged : behind;
  const view = useMemo(() => npsView(columns, whole, zone), [columns, whole, zone]);
  return cube === undefined ? view : brushedView(cube, view, dragged, zone);
}

/** What is counted beforehand for dragging over days, and what it was counted from. */
interface BrushCube {
  readonly cube: DayCube;
  readonly columns: Columns;
}

/** Days summed up under all filters but days and touchpoints; undefined where there are too many. */
export function brushCube(columns: Columns, values: ScreenValues, zone: string): BrushCube | undefined {
  const { periods, unit } = timeGrid(columns, {}, zone, "day");
  const cube = unit === "day" ? dayCube(columns, sliceFilter(values, zone), periods) : undefined;
  return cube && { cube, columns };
}

/**
 * `view` with what days and touchpoints decide as `values` have it: the headline, the touchpoints and, unless scores are
 * picked, the distribution. All else stays as it is in `view`.
 */
export function brushedView(
  { cube, columns }: BrushCube,
  view: NpsView,
  values: ScreenValues,
  zone: string,
): NpsView {
  const { createdFrom = 0, createdTo = Infinity, brush, touchpoint = [] } = sliceFilter(values, zone);
  const start = Math.max(createdFrom, brush?.createdFrom ?? 0);
  const end = Math.max(start, Math.min(createdTo, brush?.createdTo ?? Infinity) + 1);
  const { byTouchpoint, ...counted } = sliceCube(cube, { start, end, touchpoints: touchpoint });
  const rows = byTouchpoint
    .map(({ id, tally }, place) => ({ id, name: columns.entries.touchpoint[place]?.name ?? "", tally }))
    .filter(({ tally }) => tally.answers + tally.notCounted > 0)
    .toSorted((a, b) => b.tally.answers - a.tally.answers || (a.id < b.id ? -1 : 1));
  return {
    ...view,
    ...counted,
    ...(values.score === undefined && { distribution: counted.total }),
    by: { ...view.by, touchpoint: rows },
  };
}

/** The values of a screen while days are being dragged over, which become part of the address when let go. */
export function useDraggedDays(values: ScreenValues, change: Change) {
  const [dragged, setDragged] = useState<string>();
  return {
    values: dragged === undefined ? values : { ...values, during: dragged },
    isDragging: dragged !== undefined,
    /** Undefined where dragging ends without a choice. */
    drag: setDragged,
    pick: (during: string | undefined) => {
      setDragged(undefined);
      change({ during });
    },
    /** Picks days, or takes them back where they are picked already. */
    toggle: (clicked: string) => {
      setDragged(undefined);
      change(({ during }) => ({ during: toggled(during, clicked) }));
    },
  };
}
