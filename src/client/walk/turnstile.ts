/**
 * Lets requests for pages through at the pace that the deployment keeps up with, and tells when each was asked and
 * answered. While the deployment asks to be left alone, none goes through.
 */
import { errorOf, isTransient } from "../errors.ts";
import type { Retry } from "../http.ts";
import type { FetchPage, WalkedPage } from "./account.ts";
import { Pace } from "./pace.ts";
import type { Span } from "./seams.ts";

/** A page, and when it was read. */
export interface Answer<Row> {
  readonly page: WalkedPage<Row>;
  readonly span: Span;
}

export class Turnstile<Row> {
  readonly #fetchPage: FetchPage<Row>;
  readonly #now: () => number;
  readonly #pace: Pace;
  #tick = 0;
  #underWay = 0;
  #told = 0;

  constructor(fetchPage: FetchPage<Row>, mostInFlight: number, now: () => number) {
    this.#fetchPage = fetchPage;
    this.#now = now;
    this.#pace = new Pace(mostInFlight);
  }

  /** True when another request may start. */
  get isOpen(): boolean {
    return this.#told === 0 && this.#underWay < this.#pace.limit;
  }

  /** Requests that may be under way at once. */
  get limit(): number {
    return this.#pace.limit;
  }

  /** The page at `skip`. Throws what `fetchPage` throws. */
  async read(skip: number, signal: AbortSignal): Promise<Answer<Row>> {
    const from = (this.#tick += 1);
    const started = this.#now();
    const retry = { seen: false, told: false };
    const onRetry = ({ fault }: Retry) => {
      retry.seen = true;
      this.#pace.struggled();
      if (retry.told || fault.kind !== "http" || fault.retryAfter === undefined) return;
      retry.told = true;
      this.#told += 1;
    };
    this.#underWay += 1;
    try {
      const page = await this.#fetchPage(skip, { signal, onRetry });
      if (!retry.seen) this.#pace.succeeded(this.#now() - started);
      return { page, span: { from, to: (this.#tick += 1) } };
    } catch (thrown) {
      if (isTransient(errorOf(thrown))) this.#pace.struggled();
      throw thrown;
    } finally {
      this.#underWay -= 1;
      if (retry.told) this.#told -= 1;
    }
  }
}
