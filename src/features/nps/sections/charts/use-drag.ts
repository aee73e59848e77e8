import { useEffect, useEffectEvent, useState, type MouseEvent as ChartEvent } from "react";
import { useDirection } from "../../../../i18n/use-formats.ts";
import { AXIS_WIDTH, MARGIN_END } from "../../../../ui/charts/use-chart-size.ts";

export interface DragTargets {
  /** A click on one point. */
  readonly onPick: (label: string) => void;
  /** While the pointer is dragged from point to point, and once more, with `done`, when it is let go. */
  readonly onDrag: (from: string, to: string, done: boolean) => void;
  /** Dragging ended without a choice. */
  readonly onCancel: () => void;
}

interface Drag {
  /** Where the button was pressed, and the point that the pointer is over or nearest to since. */
  readonly from: string;
  readonly to: string;
  /** The charts stand one below the other: any of them tells what is where. */
  readonly chart: Element;
}

/**
 * Tells clicks on the points of the trend from dragging over them; the handler is for its charts. Once begun, dragging
 * follows the pointer wherever it goes, until the button is let go or Escape is pressed.
 */
export function useDrag(labels: readonly string[], { onPick, onDrag, onCancel }: DragTargets) {
  const [drag, setDrag] = useState<Drag>();
  const sides = { start: AXIS_WIDTH, end: MARGIN_END, direction: useDirection() };
  const move = useEffectEvent(({ clientX }: MouseEvent) => {
    if (drag === undefined) return;
    const to = labelUnder({ clientX, currentTarget: drag.chart }, labels, sides);
    if (to === undefined || to === drag.to) return;
    setDrag({ ...drag, to });
    onDrag(drag.from, to, false);
  });
  const end = useEffectEvent(({ target }: MouseEvent) => {
    setDrag(undefined);
    if (drag === undefined) return;
    const { from, to, chart } = drag;
    if (from !== to) onDrag(from, to, true);
    else if (target instanceof Node && chart.parentElement?.contains(target) === true) onPick(from);
    else onCancel();
  });
  const cancel = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    setDrag(undefined);
    onCancel();
  });
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("mousemove", move, { signal });
    addEventListener("mouseup", end, { signal });
    addEventListener("keydown", cancel, { signal });
    return () => listening.abort();
  }, [isDragging]);
  return {
    onMouseDown: (_state: unknown, event: ChartEvent) => {
      const from = labelUnder(event, labels, sides);
      if (from === undefined || event.button !== 0) return;
      // Else the texts that the pointer comes over would be selected.
      event.preventDefault();
      setDrag({ from, to: from, chart: event.currentTarget });
    },
  };
}

/** What stands beside the points of a chart, where its first point is and where its last one is, in pixels. */
interface Sides {
  readonly start: number;
  readonly end: number;
  /** Which side the first point is on. */
  readonly direction: "ltr" | "rtl";
}

/**
 * The label of the point that the pointer is over; the nearest one at the sides. The chart itself tells where the
 * pointer was last, which need not be where a button is pressed.
 */
export function labelUnder<Label>(
  event: Pick<ChartEvent, "clientX" | "currentTarget">,
  labels: readonly Label[],
  { start, end, direction }: Sides,
): Label | undefined {
  const { left, right, width } = event.currentTarget.getBoundingClientRect();
  const into = direction === "rtl" ? right - event.clientX : event.clientX - left;
  const share = (into - start) / (width - start - end);
  return labels[Math.max(0, Math.min(labels.length - 1, Math.floor(share * labels.length)))];
}
