/** Turns for answers that are made piece by piece: one piece of all of them in a round of the event loop. */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Resolves in the order in which it was called, once requests that came meanwhile have been seen to. */
  readonly take = (): Promise<void> =>
    new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#next);
    });

  readonly #next = (): void => {
    const resolve = this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(this.#next);
    resolve?.();
  };
}
