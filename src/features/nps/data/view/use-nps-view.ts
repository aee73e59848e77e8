import { useDeferredValue, useMemo } from "react";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import type { ScreenValues } from "../../../../filters/fields.ts";
import { brushCube, brushedView } from "./brushed-view.ts";
import { npsView, type NpsView } from "./nps-view.ts";
import type { DraggedDays } from "./use-dragged-days.ts";

/**
 * What the screen shows of `columns`. While days are dragged over, what follows the pointer comes from days that were
 * summed up when dragging began; all else follows a frame later.
 */
export function useNpsView(
  columns: Columns,
  values: ScreenValues,
  { values: dragged, isDragging }: DraggedDays,
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
