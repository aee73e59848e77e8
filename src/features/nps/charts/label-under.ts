import type { MouseEvent } from "react";

/** What stands beside the points of a chart, in pixels. */
interface Sides {
  readonly start: number;
  readonly end: number;
}

/**
 * The label of the point that the pointer is over; the nearest one at the sides. The chart itself tells where the
 * pointer was last, which need not be where a button is pressed.
 */
export function labelUnder<Label>(
  event: Pick<MouseEvent, "clientX" | "currentTarget">,
  labels: readonly Label[],
  { start, end }: Sides = { start: 0, end: 0 },
): Label | undefined {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientX - left - start) / (width - start - end);
  return labels[Math.max(0, Math.min(labels.length - 1, Math.floor(share * labels.length)))];
}
