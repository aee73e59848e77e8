/** Answers that are numbers on any scale: counts, mean, median, and their spread in a few rows. */
import { roundStep } from "../../lib/statistics/round-step.ts";

export type NumericSummary = NonNullable<ReturnType<typeof numericSummary>>;

/** The summary of how often each number was given; undefined when none was. */
export function numericSummary(counts: ReadonlyMap<number, number>) {
  // Ascending.
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
  const isYesOrNo = values.every(({ value }) => value === 0 || value === 1);
  // The middle one; of an even number of answers the mean of the middle two. Of 0 and 1 it is but the more frequent.
  const median = isYesOrNo ? undefined : (at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2;
  return { count, mean: total / count, median, smallest, largest, values };
}

/** A row of a distribution: the numbers from `first` to `last`. */
export interface NumberBand {
  readonly first: number;
  /** Included, but for fractions: there it is where the next band begins. The same as `first` for a single number. */
  readonly last: number;
  readonly count: number;
}

/** Rows, at most. */
const MOST = 12;

/**
 * The distribution of `numbers`, ascending. A scale of a few whole numbers has a row for each, also where no answer gave
 * it; a few other numbers have a row each; all else is put into bands whose width is 1, 2 or 5 times a power of ten.
 */
export function numberBands(summary: NumericSummary): readonly NumberBand[] {
  const { values, smallest, largest } = summary;
  const whole = values.every(({ value }) => Number.isSafeInteger(value));
  const range = largest - smallest;
  if (whole && range < MOST) return singles(scaleCounts(values, smallest, range));
  if (values.length <= MOST) return singles(values);
  if (!Number.isFinite(range))
    return [{ first: smallest, last: largest, count: values.reduce((sum, { count }) => sum + count, 0) }];
  return bandsOf(summary, whole);
}

type Counts = NumericSummary["values"];

const singles = (values: Counts): readonly NumberBand[] =>
  values.map(({ value, count }) => ({ first: value, last: value, count }));

/** The whole numbers from `smallest` on, those without answers included. */
function scaleCounts(values: Counts, smallest: number, range: number): Counts {
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  return Array.from({ length: range + 1 }, (_, at) => ({
    value: smallest + at,
    count: counts.get(smallest + at) ?? 0,
  }));
}

function bandsOf({ values, smallest, largest }: NumericSummary, whole: boolean): readonly NumberBand[] {
  // The narrowest tidy width that leaves at most `MOST` bands, wherever the first of them begins.
  const width = Math.max(whole ? 1 : 0, roundStep((largest - smallest) / (MOST - 1)));
  // Fractions such as 0.3 are a hair less than what they are written as.
  const bandOf = (value: number) => Math.floor(value / width + 1e-9);
  const begin = bandOf(smallest);
  const counts = Array.from({ length: bandOf(largest) - begin + 1 }, () => 0);
  for (const { value, count } of values) {
    const at = bandOf(value) - begin;
    counts[at] = (counts[at] ?? 0) + count;
  }
  return counts.map((count, at) => ({
    first: Math.max(smallest, tidy((begin + at) * width)),
    last: Math.min(largest, tidy((begin + at + 1) * width) - (whole ? 1 : 0)),
    count,
  }));
}

/** Without the digits that come of counting in binary. */
const tidy = (value: number): number => Number(value.toPrecision(12));
