import type { Bucket } from "./metric/metric.ts";
import { roundRatio } from "./score.ts";

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
