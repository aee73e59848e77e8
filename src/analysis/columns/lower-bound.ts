/** Searching in numbers that are in order. */

/** The place of the first number that is not below `limit`; `numbers` ascend. */
export function lowerBound(numbers: Uint32Array, limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? Infinity) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
