/** Whether rounded shares and points have the sum that they seem to have. */
import type { Bucket } from "./metric/metric.ts";
import { countAnswers, roundRatio, type Counts } from "./score.ts";

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Whether the bars of each bucket, as whole percents, have the sum that is its own share as one. */
export function barsAddUp(rows: readonly { readonly bucket: Bucket; readonly count: number }[]): boolean {
  const answers = sum(rows.map(({ count }) => count));
  const percent = (count: number) => roundRatio(100 * count, answers);
  return [...Map.groupBy(rows, ({ bucket }) => bucket).values()].every((own) => {
    const counts = own.map(({ count }) => count);
    return sum(counts.map(percent)) === percent(sum(counts));
  });
}

/**
 * The decimals with which the share of the top, less that of the bottom, is the score, each rounded as it is shown: 0 where
 * whole numbers do; undefined without answers.
 */
export function addUpWith(counts: Counts): 0 | 1 | 2 | undefined {
  const answers = countAnswers(counts);
  if (answers === 0) return undefined;
  return (
    ([0, 1] as const).find((digits) => {
      const rounded = (part: number) => Math.round(roundRatio(100 * part, answers, digits) * 10 ** digits);
      return rounded(counts.top) - rounded(counts.bottom) === rounded(counts.top - counts.bottom);
    }) ?? 2
  );
}

/** Points as they are told with `digits` decimals, half away from zero, in units of the last decimal. */
export const roundPoints = (points: number, digits = 0): number =>
  Math.sign(points) * Math.round(Math.abs(points) * 10 ** digits);

/** Whether points, each rounded as it is told, have the sum that is told as their whole. */
export const pointsAddUp = (parts: readonly number[], whole: number, digits = 0): boolean =>
  parts.reduce((all, part) => all + roundPoints(part, digits), 0) === roundPoints(whole, digits);
