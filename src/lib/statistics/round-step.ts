/** The smallest of 1, 2 and 5 times a power of ten that is no smaller than `least`, which is above 0: what axes count in. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5].map((each) => each * power).find((each) => each >= least) ?? 10 * power;
}
