/** The standard normal distribution, its tail and its quantiles, and how far from 0 the middle 95 % of Student's t reach. */

/** Up to here a series counts, beyond it a continued fraction. */
const FAR = 3;
/** Beyond it nothing is left that a number could hold. */
const END = 38;

/** The chance of a value above `z`, to about twelve digits: Abramowitz and Stegun 26.2.11, in the tail 26.2.14. */
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

/** From so many degrees of freedom on the expansion is right to six digits. */
const MANY = 30;
const Z = 1.959963984540054;

/** The value of Student's t that 2.5 % lie above; `freedom` is a whole number from 1. */
export function tQuantile975(freedom: number): number {
  if (freedom >= MANY) return expanded(freedom);
  let [low, high] = [0, 13];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (within(middle, freedom) < 0.95) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Abramowitz and Stegun 26.7.5, from the normal distribution. */
function expanded(freedom: number): number {
  const terms = [
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
  ];
  return terms.reduce((sum, term, at) => sum + term / freedom ** (at + 1), Z);
}

/** The part of the t distribution within ±t: the sums of Abramowitz and Stegun 26.7.3 and 26.7.4. */
function within(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = freedom % 2 === 1;
  let [sum, term] = [0, isOdd ? cosine : 1];
  for (let at = isOdd ? 1 : 0; at <= freedom - 2; at += 2) {
    sum += term;
    term *= ((at + 1) / (at + 2)) * cosine ** 2;
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
}
