/** Long work done in steps: each says how much is done, 0 to 1, and the caller decides when the next follows. */
export type Steps<Result> = Generator<number, Result, undefined>;

/** Steps as a part of other steps, which are `from` and `to` done before and after them. */
export function* within<Result>(steps: Steps<Result>, from: number, to: number): Steps<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield from + (to - from) * step.value;
  }
}

/** All steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
