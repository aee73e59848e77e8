/** Time and chance as the client uses them, so that tests need neither. */

export interface Timing {
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Ends after `milliseconds`, or as soon as `signal` aborts; it never fails. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1, 1 excluded. */
  readonly random: () => number;
}

export const systemTiming: Timing = { now: Date.now, wait: waitFor, random: Math.random };

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
}
