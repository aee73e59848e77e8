import { useState, type MouseEvent } from "react";
import { AXIS_WIDTH, MARGIN } from "./trend-sides.ts";
import { labelUnder } from "./label-under.ts";

export interface DragTargets {
  /** A click on one point. */
  readonly onPick: (label: string) => void;
  /** While the pointer is dragged from point to point, and once more, with `done`, when it is let go. */
  readonly onDrag: (from: string, to: string, done: boolean) => void;
}

const SIDES = { start: AXIS_WIDTH, end: MARGIN.right };

/** Tells clicks on the points of the trend from dragging over them; the handlers are for its charts. */
export function useDrag(labels: readonly string[], { onPick, onDrag }: DragTargets) {
  // Where the button was pressed, and where the pointer is since.
  const [drag, setDrag] = useState<{ readonly from: string; readonly to: string }>();
  const end = () => {
    setDrag(undefined);
    if (drag === undefined) return;
    if (drag.from === drag.to) onPick(drag.from);
    else onDrag(drag.from, drag.to, true);
  };
  return {
    onMouseDown: (_state: unknown, event: MouseEvent) => {
      const from = labelUnder(event, labels, SIDES);
      if (from !== undefined && event.button === 0) setDrag({ from, to: from });
    },
    onMouseMove: (_state: unknown, event: MouseEvent) => {
      const to = labelUnder(event, labels, SIDES);
      if (drag === undefined || to === undefined || to === drag.to) return;
      setDrag({ ...drag, to });
      onDrag(drag.from, to, false);
    },
    onMouseUp: end,
    onMouseLeave: () => {
      if (drag !== undefined && drag.from !== drag.to) end();
      else setDrag(undefined);
    },
  };
}
