/**
 * Slows down an address that sends many wrong tokens: the first ones of a minute are answered at once, each later
 * one waits longer, and no more than a few wait at a time. A right token from the same address is never held up.
 */
export interface BrakeOptions {
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly delay: (milliseconds: number) => Promise<void>;
}

const WINDOW_MS = 60_000;
const FREE_PER_WINDOW = 20;
const STEP_MS = 50;
const LONGEST_MS = 2_000;
/** Wrong tokens of one address that are held up at a time: guessed side by side they would lose no time. */
const MOST_WAITING = 8;
/** Addresses remembered at most: a guesser with more of them than that is not stopped by delays. */
const MOST_ADDRESSES = 10_000;

interface Window {
  readonly since: number;
  wrong: number;
  waiting: number;
}

export class WrongTokenBrake {
  readonly #options: BrakeOptions;
  readonly #windows = new Map<string, Window>();

  constructor(options: BrakeOptions) {
    this.#options = options;
  }

  /** Notes a wrong token from `address` and resolves when it may be answered: to false, at once, where too many wait. */
  async slow(address: string | undefined): Promise<boolean> {
    if (address === undefined) return true;
    const window = this.#windowOf(address);
    window.wrong += 1;
    const excess = window.wrong - FREE_PER_WINDOW;
    if (excess <= 0) return true;
    if (window.waiting >= MOST_WAITING) return false;
    window.waiting += 1;
    await this.#options.delay(Math.min(excess * STEP_MS, LONGEST_MS));
    window.waiting -= 1;
    return true;
  }

  #windowOf(address: string): Window {
    const now = this.#options.now();
    const known = this.#windows.get(address);
    if (known !== undefined && now - known.since < WINDOW_MS) return known;
    const fresh: Window = { since: now, wrong: 0, waiting: 0 };
    // Deleting first moves the address to the end, so that the first key is always the oldest window.
    this.#windows.delete(address);
    this.#windows.set(address, fresh);
    for (const [oldest] of this.#windows) {
      if (this.#windows.size <= MOST_ADDRESSES) break;
      this.#windows.delete(oldest);
    }
    return fresh;
  }
}
