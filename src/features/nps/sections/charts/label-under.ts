import type { MouseEvent } from "react";

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
  event: Pick<MouseEvent, "clientX" | "currentTarget">,
  labels: readonly Label[],
  { start, end, direction }: Sides,
): Label | undefined {
  const { left, right, width } = event.currentTarget.getBoundingClientRect();
  const into = direction === "rtl" ? right - event.clientX : event.clientX - left;
  const share = (into - start) / (width - start - end);
  return labels[Math.max(0, Math.min(labels.length - 1, Math.floor(share * labels.length)))];
}
