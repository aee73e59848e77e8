/** Lets as many requests through as the deployment keeps up with; none while it asks to be left alone. */
import { errorOf, isTransient } from "../http/errors.ts";
import type { Retry } from "../http/http.ts";
import type { FetchPage, WalkedPage } from "./types.ts";
import type { Span } from "./page-boundaries.ts";

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

/** A page, and when it was read. */
export interface Answer<Row> {
  readonly page: WalkedPage<Row>;
  readonly span: Span;
}

export class RequestGate<Row> {
  readonly #fetchPage: FetchPage<Row>;
  readonly #now: () => number;
  readonly #concurrency: ConcurrencyLimit;
  #tick = 0;
  #underWay = 0;
  #told = 0;

  constructor(fetchPage: FetchPage<Row>, mostInFlight: number, now: () => number) {
    this.#fetchPage = fetchPage;
    this.#now = now;
    this.#concurrency = new ConcurrencyLimit(mostInFlight);
  }

  /** True when another request may start. */
  get isOpen(): boolean {
    return this.#told === 0 && this.#underWay < this.#concurrency.limit;
  }

  /** Requests that may be under way at once. */
  get limit(): number {
    return this.#concurrency.limit;
  }

  /** The page at `skip`. Throws what `fetchPage` throws. */
  async read(skip: number, signal: AbortSignal): Promise<Answer<Row>> {
    const from = (this.#tick += 1);
    const started = this.#now();
    const retry = { seen: false, told: false };
    const onRetry = ({ fault }: Retry) => {
      retry.seen = true;
      this.#concurrency.struggled();
      if (retry.told || fault.kind !== "http" || fault.retryAfter === undefined) return;
      retry.told = true;
      this.#told += 1;
    };
    this.#underWay += 1;
    try {
      const page = await this.#fetchPage(skip, { signal, onRetry });
      if (!retry.seen) this.#concurrency.succeeded(this.#now() - started);
      return { page, span: { from, to: (this.#tick += 1) } };
    } catch (thrown) {
      if (isTransient(errorOf(thrown))) this.#concurrency.struggled();
      throw thrown;
    } finally {
      this.#underWay -= 1;
      if (retry.told) this.#told -= 1;
    }
  }
}
