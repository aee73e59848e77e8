/**
 * Many looks at once: which of them still say something (Benjamini and Hochberg, Controlling the False Discovery Rate,
 * 1995). Of what is called different, at most one in twenty is so by chance.
 */

const RATE = 0.05;

/** For each chance, in the order given, whether it is small enough among all of them. */
export function discoveries(chances: readonly number[]): readonly boolean[] {
  const ordered = chances.toSorted((a, b) => a - b);
  const last = ordered.findLastIndex((chance, rank) => chance <= (RATE * (rank + 1)) / ordered.length);
  const limit = ordered[last] ?? -1;
  return chances.map((chance) => chance <= limit);
}
