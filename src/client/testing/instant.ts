// Time for tests: waits are noted instead of waited, chance always says the same.
import type { Timing } from "../http/http.ts";

export interface Instant extends Timing {
  /** Milliseconds that were to be waited, in order. */
  readonly waits: readonly number[];
}

export function instant(): Instant {
  const waits: number[] = [];
  return {
    waits,
    now: Date.now,
    random: () => 0,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
}
