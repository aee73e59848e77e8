/**
 * Lets requests for pages through as many at once as the deployment keeps up with, and tells when each was asked and
 * answered. While the deployment asks to be left alone, none goes through.
 */
import { errorOf, isTransient } from "../http/errors.ts";
import type { Retry } from "../http/http.ts";
import type { FetchPage, WalkedPage } from "./types.ts";
import { ConcurrencyLimit } from "./concurrency-limit.ts";
import type { Span } from "./page-boundaries.ts";

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
