/**
 * Reads all rows that match, whatever the deployment does: every `_id` is handed over once, and what could not be
 * read is told exactly. The rows themselves are not kept. A walk always ends: requests are bounded by the pages
 * there are, links that lead nowhere are not followed, and what moves is read again a bounded number of times.
 */
import type { FetchPage, Gap, Identified, WalkProgress, WalkResult } from "./account.ts";
import { gapsOf } from "./gaps.ts";
import { Ledger } from "./ledger.ts";
import { ManyAtOnce, type Desk, type Ending } from "./many-at-once.ts";
import { OneByOne } from "./one-by-one.ts";
import { startsRegularly } from "./regularity.ts";
import { Turnstile } from "./turnstile.ts";

export interface WalkOptions<Row extends Identified> {
  readonly fetchPage: FetchPage<Row>;
  /** Gets every row once, page after page in no certain order; the walk waits for it. */
  readonly onPage: (rows: readonly Row[]) => void | Promise<void>;
  readonly onProgress?: (progress: WalkProgress) => void;
  /** Requests under way at once, at most; 6 by default. */
  readonly mostInFlight?: number;
  /** Pages that are read, at most; 100,000 by default. */
  readonly mostPages?: number;
  /** Milliseconds from any start, for measuring latency. */
  readonly now?: () => number;
}

export interface Walk {
  /**
   * Reads everything, or, called again, what is missing: the gaps of the result before. Aborting `signal` stops it,
   * and the result tells what was read until then. Throws an `ApiError` where not even the first page can be read,
   * and whatever `onPage` throws.
   */
  readonly run: (signal: AbortSignal) => Promise<WalkResult>;
}

export function createWalk<Row extends Identified>(options: WalkOptions<Row>): Walk {
  return new PageWalk(options);
}

const FINISHED: Ending = { kind: "finished" };

class PageWalk<Row extends Identified> implements Walk {
  readonly #ledger = new Ledger<Row>();
  readonly #desk: Desk<Row>;
  readonly #onProgress: (progress: WalkProgress) => void;
  #atOnce: ManyAtOnce<Row> | undefined;
  #oneByOne: OneByOne<Row> | undefined;
  #isWhole = false;
  /** True where the first page does not tell where the second one is, though it says that there is one. */
  #isCutOff = false;

  constructor(options: WalkOptions<Row>) {
    const { fetchPage, mostInFlight = 6, mostPages = 100_000, now = () => performance.now() } = options;
    this.#onProgress = options.onProgress ?? (() => undefined);
    this.#desk = {
      ledger: this.#ledger,
      turnstile: new Turnstile(fetchPage, mostInFlight, now),
      mostPages,
      handOver: async (rows) => {
        if (rows.length > 0) await options.onPage(rows);
        this.#onProgress(this.#progress());
      },
    };
  }

  run = async (signal: AbortSignal): Promise<WalkResult> => {
    if (this.#isWhole) return this.#result(FINISHED);
    const ending = (await this.#begin(signal)) ?? (await this.#goOn(signal));
    const result = this.#result(ending);
    this.#isWhole = result.complete;
    return result;
  };

  /** Reads the first page, which tells how to read the others; an ending where there is nothing more to read. */
  async #begin(signal: AbortSignal): Promise<Ending | undefined> {
    if (this.#atOnce !== undefined || this.#oneByOne !== undefined) return undefined;
    const { page, span } = await this.#desk.turnstile.read(0, signal);
    if (startsRegularly(page)) {
      this.#atOnce = new ManyAtOnce(this.#desk, page.received);
      await this.#atOnce.enter(0, page, span);
      return undefined;
    }
    await this.#desk.handOver(this.#ledger.enter(0, page, span).fresh);
    if (page.nextSkip !== undefined) {
      this.#oneByOne = new OneByOne(this.#desk, page.received === 0 ? page.nextSkip : page.received);
      return undefined;
    }
    this.#isCutOff = page.pagingFault !== undefined;
    return page.pagingFault === undefined
      ? FINISHED
      : { kind: "stopped", stop: { reason: page.pagingFault } };
  }

  async #goOn(signal: AbortSignal): Promise<Ending> {
    const ending = await this.#atOnce?.run(signal);
    if (ending !== undefined && ending.kind !== "irregular") return ending;
    if (this.#atOnce !== undefined) {
      this.#ledger.dropAll();
      this.#oneByOne = new OneByOne(this.#desk, this.#atOnce.size);
      this.#atOnce = undefined;
    }
    if (this.#oneByOne === undefined) return FINISHED;
    return this.#oneByOne.run(signal);
  }

  get #gaps(): readonly Gap[] {
    if (this.#isCutOff) return [{ firstPage: 2, lastPage: undefined, ofPages: undefined }];
    if (this.#atOnce === undefined) return this.#oneByOne?.gaps ?? [];
    const { pagesKnown, pages } = this.#atOnce.agenda.extent;
    return gapsOf(this.#ledger.readings, pagesKnown, pages);
  }

  #result(ending: Ending): WalkResult {
    const { chains, duplicates, unreadable, notAsked } = this.#ledger;
    const gaps = this.#gaps;
    const stopped = ending.kind === "stopped" ? ending.stop : undefined;
    const error = stopped?.reason === "failed" ? stopped.error : this.#atOnce?.error;
    return {
      complete: stopped === undefined && gaps.length === 0,
      chains,
      duplicates,
      unreadable,
      notAsked,
      gaps,
      shifted: this.#atOnce?.shifted ?? 0,
      stopped,
      error: gaps.length === 0 && stopped === undefined ? undefined : error,
    };
  }

  #progress(): WalkProgress {
    const { read, readings } = this.#ledger;
    const { estimate, pagesKnown } = this.#atOnce?.agenda.extent ?? { pagesKnown: readings.size };
    const size = this.#atOnce?.size ?? 0;
    const expected = this.#atOnce?.expected ?? (estimate === undefined ? undefined : estimate * size);
    return {
      read,
      expected: expected === undefined ? undefined : Math.max(expected, read),
      exact: this.#atOnce?.expected !== undefined,
      pagesRead: readings.size,
      pagesKnown,
    };
  }
}
