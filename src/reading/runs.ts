import { phaseAfter, throwRefusal, type ReadingPhase, type WalkResult } from "../client/walk/types.ts";

/** What a run does, and what is called when it has ended. */
interface Run {
  /** Gives undefined where there is nothing to tell but that it is complete. */
  readonly read: (signal: AbortSignal) => Promise<WalkResult | undefined>;
  readonly settle: (phase: ReadingPhase, result: WalkResult | undefined) => void;
}

/** The runs of a reading: one after the other, each of which the person can stop. */
export class Runs {
  #stop = new AbortController();
  #last: Promise<unknown> = Promise.resolve();

  /** Ends the run under way. */
  readonly stop = (): void => this.#stop.abort();

  /**
   * Runs once the run before has ended, unless `signal` has aborted by then. Throws only where the token is refused:
   * every other failure is part of the result.
   */
  next(signal: AbortSignal, run: Run): Promise<void> {
    const next = this.#after(this.#last, signal, run);
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #after(last: Promise<unknown>, signal: AbortSignal, { read, settle }: Run): Promise<void> {
    await last;
    if (signal.aborted) return;
    this.#stop = new AbortController();
    const result = await read(AbortSignal.any([signal, this.#stop.signal]));
    settle(result === undefined ? "complete" : phaseAfter(result, this.#stop.signal.aborted), result);
    throwRefusal(result?.error);
  }
}
