/**
 * How many requests may be under way at once: one more for every round that went well, half as many when the
 * deployment struggles (additive increase, multiplicative decrease), so that reading is fast and polite at once.
 */

const START = 4;
/** Weight of the newest latency in the running mean. */
const NEWEST = 0.25;
/** Latency has risen when the running mean exceeds the best one this many times, and by this many milliseconds. */
const RISE = 2.5;
const RISE_MS = 40;

export class ConcurrencyLimit {
  #limit: number;
  #sinceChange = 0;
  #struggles = 0;
  /** Requests that were allowed when it was last halved for a struggle: they may all fail for the same reason. */
  #together = 0;
  #mean: number | undefined;
  #best = Infinity;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
    this.#limit = Math.min(START, most);
  }

  /** Requests that may be under way, from 1. */
  get limit(): number {
    return this.#limit;
  }

  /** A page came after `milliseconds`. */
  succeeded(milliseconds: number): void {
    this.#sinceChange += 1;
    this.#mean = this.#mean === undefined ? milliseconds : this.#mean + NEWEST * (milliseconds - this.#mean);
    this.#best = Math.min(this.#best, this.#mean);
    if (this.#sinceChange < this.#limit) return;
    if (this.#mean > Math.max(this.#best * RISE, this.#best + RISE_MS)) {
      this.#best = Infinity;
      this.#halve();
    } else if (this.#limit < this.#most) this.#set(this.#limit + 1);
  }

  /** The deployment answered with 429 or 5xx, or not at all. Counts once for requests that were under way together. */
  struggled(): void {
    this.#struggles += 1;
    if (this.#struggles > 1 && this.#struggles + this.#sinceChange <= this.#together) return;
    this.#together = this.#limit;
    this.#halve();
    this.#struggles = 1;
  }

  #halve(): void {
    this.#mean = undefined;
    this.#set(Math.max(1, Math.floor(this.#limit / 2)));
  }

  #set(limit: number): void {
    this.#limit = limit;
    this.#sinceChange = 0;
    this.#struggles = 0;
  }
}
