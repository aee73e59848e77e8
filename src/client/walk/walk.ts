/**
 * Reads all rows that match, whatever the deployment does: every `_id` is handed over once, and what could not be
 * read is told exactly. The rows themselves are not kept. A walk always ends: requests are bounded by the pages
 * there are, links that lead nowhere are not followed, and what moves is read again a bounded number of times.
 */
import type { FetchPage, Gap, Identified, PageOrder, WalkProgress, WalkResult } from "./types.ts";
import { SeenPages } from "./seen-pages.ts";
import { ParallelReader, type WalkContext, type Ending } from "./parallel-reader.ts";
import { SequentialReader } from "./sequential-reader.ts";
import { startsRegularly } from "./extent.ts";
import { RequestGate } from "./request-gate.ts";

export interface WalkOptions<Row extends Identified> {
  readonly fetchPage: FetchPage<Row>;
  /** Gets every row once, in no certain order of pages; the walk waits. `page` from 0, where pages are regular. */
  readonly onPage: (rows: readonly Row[], page: number | undefined) => void | Promise<void>;
  readonly onProgress?: (progress: WalkProgress) => void;
  /** Requests under way at once, at most; 6 by default. */
  readonly mostInFlight?: number;
  /** Pages that are read, at most; 100,000 by default. */
  readonly mostPages?: number;
  /** "along" by default. */
  readonly order?: PageOrder;
  /** Milliseconds from any start, for measuring latency. */
  readonly now?: () => number;
}

export const createWalk = <Row extends Identified>(options: WalkOptions<Row>) => new PageWalk(options);

const FINISHED: Ending = { kind: "finished" };

class PageWalk<Row extends Identified> {
  readonly #seen = new SeenPages<Row>();
  readonly #context: WalkContext<Row>;
  readonly #onProgress: (progress: WalkProgress) => void;
  #parallel: ParallelReader<Row> | undefined;
  #sequential: SequentialReader<Row> | undefined;
  #isWhole = false;
  /** True where the first page does not tell where the second one is, though it says that there is one. */
  #isCutOff = false;

  constructor(options: WalkOptions<Row>) {
    const { fetchPage, mostInFlight = 6, mostPages = 100_000, now = () => performance.now() } = options;
    const { order = "along" } = options;
    this.#onProgress = options.onProgress ?? (() => undefined);
    this.#context = {
      seen: this.#seen,
      gate: new RequestGate(fetchPage, mostInFlight, now),
      mostPages,
      order,
      handOver: async (rows, page) => {
        await options.onPage(rows, page);
        this.#onProgress(this.#progress());
      },
    };
  }

  /**
   * Reads everything, or, called again, what is missing: the gaps of the result before. Aborting `signal` stops it,
   * and the result tells what was read until then. Throws an `ApiError` where not even the first page can be read,
   * and whatever `onPage` throws.
   */
  run = async (signal: AbortSignal): Promise<WalkResult> => {
    if (this.#isWhole) return this.#result(FINISHED);
    const ending = (await this.#begin(signal)) ?? (await this.#goOn(signal));
    const result = this.#result(ending);
    this.#isWhole = result.complete;
    return result;
  };

  /** Reads the first page, which tells how to read the others; an ending where there is nothing more to read. */
  async #begin(signal: AbortSignal): Promise<Ending | undefined> {
    if (this.#parallel !== undefined || this.#sequential !== undefined) return undefined;
    const { page, span } = await this.#context.gate.read(0, signal);
    if (startsRegularly(page)) {
      this.#parallel = new ParallelReader(this.#context, page.received);
      await this.#parallel.enter(0, page, span);
      return undefined;
    }
    await this.#context.handOver(this.#seen.enter(0, page, span).fresh);
    if (page.nextSkip !== undefined) {
      this.#sequential = new SequentialReader(this.#context, page.received || page.nextSkip);
      return undefined;
    }
    this.#isCutOff = page.pagingFault !== undefined;
    return page.pagingFault === undefined
      ? FINISHED
      : { kind: "stopped", stop: { reason: page.pagingFault } };
  }

  async #goOn(signal: AbortSignal): Promise<Ending> {
    const ending = await this.#parallel?.run(signal);
    if (ending !== undefined && ending.kind !== "irregular") return ending;
    if (this.#parallel !== undefined) {
      this.#seen.dropAll();
      this.#sequential = new SequentialReader(this.#context, this.#parallel.size);
      this.#parallel = undefined;
    }
    if (this.#sequential === undefined) return FINISHED;
    return this.#sequential.run(signal);
  }

  get #gaps(): readonly Gap[] {
    if (this.#isCutOff) return [{ firstPage: 2, lastPage: undefined, ofPages: undefined }];
    if (this.#parallel === undefined) return this.#sequential?.gaps ?? [];
    const { pagesKnown, pages } = this.#parallel.scheduler.extent;
    return gapsOf(this.#seen.observations, pagesKnown, pages);
  }

  #result(ending: Ending): WalkResult {
    const { chains, unreadable, notAsked } = this.#seen;
    const gaps = this.#gaps;
    const stopped = ending.kind === "stopped" ? ending.stop : undefined;
    const error = stopped?.reason === "failed" ? stopped.error : this.#parallel?.error;
    return {
      complete: stopped === undefined && gaps.length === 0,
      chains,
      unreadable,
      notAsked,
      gaps,
      shifted: this.#parallel?.shifted ?? 0,
      stopped,
      error: gaps.length === 0 && stopped === undefined ? undefined : error,
    };
  }

  #progress(): WalkProgress {
    const { read, observations } = this.#seen;
    const { estimate, pagesKnown } = this.#parallel?.scheduler.extent ?? { pagesKnown: observations.size };
    const size = this.#parallel?.size ?? 0;
    const expected = this.#parallel?.expected ?? (estimate === undefined ? undefined : estimate * size);
    return {
      read,
      expected: expected === undefined ? undefined : Math.max(expected, read),
      exact: this.#parallel?.expected !== undefined,
      pagesRead: observations.size,
      pagesKnown,
    };
  }
}

/**
 * The stretches of pages that are not in `read` (page numbers from 0), up to `known` pages. `ofPages` is the number
 * of pages there are; where it is undefined, everything behind the last page known is missing too.
 */
export function gapsOf(
  read: ReadonlyMap<number, unknown>,
  known: number,
  ofPages: number | undefined,
): readonly Gap[] {
  const gaps: Gap[] = [];
  for (let index = 0; index < known; index += 1) {
    if (read.has(index)) continue;
    let last = index;
    while (last + 1 < known && !read.has(last + 1)) last += 1;
    gaps.push({ firstPage: index + 1, lastPage: last + 1, ofPages });
    index = last;
  }
  return ofPages === undefined ? withOpenEnd(gaps, known) : gaps;
}

function withOpenEnd(gaps: readonly Gap[], known: number): readonly Gap[] {
  const last = gaps.at(-1);
  const joins = last?.lastPage === known;
  const open = { firstPage: joins ? last.firstPage : known + 1, lastPage: undefined, ofPages: undefined };
  return [...(joins ? gaps.slice(0, -1) : gaps), open];
}
