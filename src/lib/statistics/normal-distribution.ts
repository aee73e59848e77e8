/** The standard normal distribution: its tail, and its quantiles. */

/** Up to here a series counts, beyond it a continued fraction. */
const FAR = 3;
/** Beyond it nothing is left that a number could hold. */
const END = 38;

/**
 * The chance of a value above `z`, to about twelve digits: the series of Abramowitz and Stegun 26.2.11 near the
 * middle, the continued fraction of 26.2.14 in the tail.
 */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  if (z > END) return 0;
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z < FAR) {
    let [sum, term] = [z, z];
    for (let odd = 3; term > sum * 1e-17; odd += 2) {
      term *= (z * z) / odd;
      sum += term;
    }
    return 0.5 - density * sum;
  }
  let fraction = z;
  for (let step = 60; step > 0; step--) fraction = z + step / fraction;
  return density / fraction;
}

/** The chance of a value at least as far from 0 as `z`, to either side. */
export const twoSided = (z: number): number => 2 * normalTail(Math.abs(z));

/** The value with `share` of the distribution below it, 0 to 1: found by halving, since only tables are made with it. */
export function normalQuantile(share: number): number {
  let [low, high] = [-END, END];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (normalTail(middle) > 1 - share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
