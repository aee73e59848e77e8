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
  /** Undefined for a single answer, which tells nothing of the others. */
  readonly interval: { readonly low: number; readonly high: number } | undefined;
}

/** Undefined without answers. */
export function meanInterval({ count, sum, squares }: NumberSums): MeanInterval | undefined {
  if (count === 0) return undefined;
  const mean = sum / count;
  if (count === 1) return { mean, interval: undefined };
  const variance = Math.max(0, squares - count * mean ** 2) / (count - 1);
  const half = tQuantile975(count - 1) * Math.sqrt(variance / count);
  return { mean, interval: { low: mean - half, high: mean + half } };
}
