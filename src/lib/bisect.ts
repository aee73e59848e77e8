/** The first whole number from `low` on that is not `before`, by bisection; `high` where all below it are. */
export function bisect(low: number, high: number, before: (at: number) => boolean): number {
  let [first, end] = [low, high];
  while (first < end) {
    const middle = (first + end) >>> 1;
    if (before(middle)) first = middle + 1;
    else end = middle;
  }
  return first;
}
