/**
 * Work that takes longer than a screen may wait, done piece by piece: each step says how much is done, 0 to 1, and
 * whoever runs it decides when the next one follows, or that none does.
 */
export type Steps<Result> = Generator<number, Result, undefined>;

/** All steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
