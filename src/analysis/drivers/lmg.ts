/**
 * How much each of several groups of predictors adds to what all of them explain: R² shared out by the average over
 * all orders in which they can be added (Lindeman, Merenda and Gold, Introduction to Bivariate and Multivariate
 * Analysis, 1980; Grömping, Relative Importance for Linear Regression in R, 2006). Exact, over all subsets.
 */

/** Sums of products of the columns: an intercept, the groups' columns one group after the other, and last the outcome. */
export interface Products {
  /** Row by row, symmetric. */
  readonly sums: Float64Array;
  /** Columns: intercept and outcome included. */
  readonly size: number;
}

export interface SharedOut {
  /** 0 to 1. */
  readonly r2: number;
  /** One for each group; they sum to `r2`. */
  readonly parts: readonly number[];
  /** Columns of each group that others do not tell already, averaged over all orders as the parts are. */
  readonly columns: readonly number[];
}

/** Of what a column had, less than this is left: the others tell it already. */
const ALIASED = 1e-9;

/** Shares R² out among groups of so many columns each. */
export function shareOut({ sums, size }: Products, groups: readonly number[]): SharedOut {
  const starts = [1];
  for (const [group, columns] of groups.entries()) starts.push((starts[group] ?? 0) + columns);
  const centred = Float64Array.from(sums);
  const least = Float64Array.from({ length: size }, (_, at) => ALIASED * (centred[at * size + at] ?? 0));
  eliminate(centred, size, 0, 1, least);
  const total = centred.at(-1) ?? 0;
  const explained = new Float64Array(2 ** groups.length);
  const ranks = new Float64Array(explained.length);
  const buffers = groups.map(() => new Float64Array(sums.length));
  const visit = (depth: number, matrix: Float64Array, subset: number, rank: number): void => {
    const buffer = buffers[depth];
    if (buffer === undefined) {
      explained[subset] = total > 0 ? 1 - (matrix.at(-1) ?? 0) / total : 0;
      ranks[subset] = rank;
      return;
    }
    const [from, to] = [starts[depth] ?? 0, starts[depth + 1] ?? 0];
    visit(depth + 1, matrix, subset, rank);
    for (let row = from; row < size; row++) {
      buffer.set(matrix.subarray(row * size + from, (row + 1) * size), row * size + from);
    }
    const own = eliminate(buffer, size, from, to, least);
    visit(depth + 1, buffer, subset | (1 << depth), rank + own);
  };
  visit(0, centred, 0, 0);
  return {
    r2: explained.at(-1) ?? 0,
    parts: groups.map((_, group) => averageGain(explained, groups.length, group)),
    columns: groups.map((_, group) => averageGain(ranks, groups.length, group)),
  };
}

/**
 * Takes what the columns from `from` up to, without, `to` explain out of all columns after them. Returns how many of them
 * told something that columns before did not.
 */
function eliminate(
  matrix: Float64Array,
  size: number,
  from: number,
  to: number,
  least: Float64Array,
): number {
  let telling = 0;
  for (let pivot = from; pivot < to; pivot++) {
    const diagonal = matrix[pivot * size + pivot] ?? 0;
    if (diagonal <= (least[pivot] ?? 0)) continue;
    telling += 1;
    for (let row = pivot + 1; row < size; row++) {
      const factor = (matrix[row * size + pivot] ?? 0) / diagonal;
      if (factor === 0) continue;
      for (let column = pivot + 1; column < size; column++) {
        const at = row * size + column;
        matrix[at] = (matrix[at] ?? 0) - factor * (matrix[pivot * size + column] ?? 0);
      }
    }
  }
  return telling;
}

/** What a group adds to a number that each subset of the others has, weighted by the orders in which exactly these come before it. */
function averageGain(bySubset: Float64Array, groups: number, group: number): number {
  const bit = 1 << group;
  let sum = 0;
  for (let subset = 0; subset < bySubset.length; subset++) {
    if ((subset & bit) !== 0) continue;
    sum +=
      ((bySubset[subset | bit] ?? 0) - (bySubset[subset] ?? 0)) /
      (groups * binomial(groups - 1, bitsIn(subset)));
  }
  return sum;
}

function bitsIn(subset: number): number {
  let bits = 0;
  for (let left = subset; left > 0; left >>>= 1) bits += left & 1;
  return bits;
}

function binomial(of: number, chosen: number): number {
  let ways = 1;
  for (let at = 1; at <= chosen; at++) ways = (ways * (of - chosen + at)) / at;
  return ways;
}
