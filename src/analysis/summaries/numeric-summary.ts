/** Answers that are numbers, on whatever scale: how often each was given, mean and median. */

export interface NumericSummary {
  readonly count: number;
  readonly mean: number;
  /** The middle one; of an even number of answers the mean of the middle two. */
  readonly median: number;
  readonly smallest: number;
  readonly largest: number;
  /** Ascending. */
  readonly values: readonly { readonly value: number; readonly count: number }[];
}

/** The summary of how often each number was given; undefined when none was. */
export function numericSummary(counts: ReadonlyMap<number, number>): NumericSummary | undefined {
  const values = [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => a.value - b.value);
  const [smallest, largest] = [values[0]?.value, values.at(-1)?.value];
  if (smallest === undefined || largest === undefined) return undefined;
  const count = values.reduce((sum, one) => sum + one.count, 0);
  const total = values.reduce((sum, one) => sum + one.value * one.count, 0);
  const at = (rank: number) => {
    let left = rank;
    return values.find((one) => (left -= one.count) < 0)?.value ?? largest;
  };
  const median = (at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2;
  return { count, mean: total / count, median, smallest, largest, values };
}
