/** A score that is aimed for, and whether the one reached is clearly below or above it. */
import type { MetricKind } from "./metric/metric.ts";
import type { Interval } from "./score.ts";

/** Below or above only where the interval excludes the target: else it is too close to tell, or there is no answer. */
export type TargetState = "below" | "above" | "open";

export function targetState(target: number, interval: Interval | null | undefined): TargetState {
  if (!interval) return "open";
  return interval.high < target ? "below" : interval.low > target ? "above" : "open";
}

/** Where a target may lie: a share has none below 0. */
export const targetRange = (kind: MetricKind): Interval => ({ low: kind === "share" ? 0 : -100, high: 100 });

/** `40`, `-12.5`: undefined for what is no number, or none that a score of this kind can reach. */
export function targetIn(text: string, kind: MetricKind): number | undefined {
  const value = /^-?\d{1,3}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  const { low, high } = targetRange(kind);
  // Never −0.
  return value >= low && value <= high ? value + 0 : undefined;
}
