/** The mean of answers that are numbers, and how sure it is: Student's t interval at 95 %. */
import { tQuantile975 } from "../../lib/statistics/student-t.ts";

/** What is kept of numbers on whatever scale: it can be added up over pages and periods. */
export interface NumberSums {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export interface MeanInterval {
  readonly mean: number;
  /** Standard deviation of the answers, as their number less one has it; undefined for a single answer. */
  readonly deviation: number | undefined;
  /** Undefined for a single answer, which tells nothing of the others. */
  readonly interval: { readonly low: number; readonly high: number } | undefined;
}

/** What no answer can be below or above. */
export interface ScaleBounds {
  readonly least: number;
  readonly most: number;
}

const UNBOUNDED: ScaleBounds = { least: -Infinity, most: Infinity };

/** The interval is cut where the scale ends: no mean lies beyond. Undefined without answers. */
export function meanInterval(
  { count, sum, squares }: NumberSums,
  { least, most }: ScaleBounds = UNBOUNDED,
): MeanInterval | undefined {
  if (count === 0) return undefined;
  const mean = sum / count;
  if (count === 1) return { mean, deviation: undefined, interval: undefined };
  const variance = Math.max(0, squares - count * mean ** 2) / (count - 1);
  const half = tQuantile975(count - 1) * Math.sqrt(variance / count);
  const interval = { low: Math.max(least, mean - half), high: Math.min(most, mean + half) };
  return { mean, deviation: Math.sqrt(variance), interval };
}
