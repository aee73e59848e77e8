/**
 * Many looks at once: which of them still say something (Benjamini and Hochberg, Controlling the False Discovery Rate,
 * 1995). Of what is called different, at most a given part is so by chance.
 */

/** For each chance, in the order given, whether it is small enough among all of them; 5 % false ones by default. */
export function discoveries(chances: readonly number[], rate = 0.05): readonly boolean[] {
  const ordered = chances.toSorted((a, b) => a - b);
  const last = ordered.findLastIndex((chance, rank) => chance <= (rate * (rank + 1)) / ordered.length);
  const limit = ordered[last] ?? -1;
  return chances.map((chance) => chance <= limit);
}
