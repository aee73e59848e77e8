/** Student's t distribution: how far from 0 the middle 95 % reach. */

/** From so many degrees of freedom on the expansion is right to six digits. */
const MANY = 30;
const Z = 1.959963984540054;

/** The value that 2.5 % lie above; `freedom` is a whole number from 1. */
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

/** The part of the distribution within ±t: the sums of Abramowitz and Stegun 26.7.3 and 26.7.4. */
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
