/** Reads the pages of a regular list in parallel, then again those that prove that nothing moved meanwhile. */
import { errorOf, type ClientError } from "../http/errors.ts";
import { PageScheduler } from "./page-scheduler.ts";
import type { Identified, PageOrder, WalkedPage, WalkStop } from "./types.ts";
import { DuplicateChecks, ConsistencyCheck } from "./consistency-check.ts";
import type { SeenPages } from "./seen-pages.ts";
import { isRegular } from "./extent.ts";
import type { Span } from "./page-boundaries.ts";
import type { Answer, RequestGate } from "./request-gate.ts";

/** How reading ended. `irregular`: only following `next` can tell what the list holds. */
export type Ending =
  | { readonly kind: "finished" | "irregular" }
  | { readonly kind: "stopped"; readonly stop: WalkStop };

/** What both ways of reading work with. */
export interface WalkContext<Row extends Identified> {
  readonly seen: SeenPages<Row>;
  readonly gate: RequestGate<Row>;
  readonly mostPages: number;
  readonly order: PageOrder;
  /** Hands rows over, with the page of a regular list that they are on, and tells the progress. */
  readonly handOver: (rows: readonly Row[], page?: number) => Promise<void>;
}

export class ParallelReader<Row extends Identified> {
  readonly scheduler: PageScheduler;
  readonly size: number;
  /** The last failure of a page that is still missing. */
  error: ClientError | undefined;
  readonly #context: WalkContext<Row>;
  readonly #duplicates = new DuplicateChecks();
  readonly #consistency: ConsistencyCheck;
  #failures = new FailureBudget();
  #ending: Ending | undefined;

  /** `size` is the number of rows on a page that is not the last. */
  constructor(context: WalkContext<Row>, size: number) {
    this.#context = context;
    this.size = size;
    const isRead = (index: number) => context.seen.observations.has(index);
    this.scheduler = new PageScheduler(isRead, context.mostPages, context.order);
    this.#consistency = new ConsistencyCheck(context.seen, this.#duplicates, this);
  }

  /** Pages that were read again because rows had moved. */
  get shifted(): number {
    return this.#consistency.shifted;
  }

  /** Pages that there are; undefined while the last one has not been seen. */
  get pages(): number | undefined {
    return this.scheduler.extent.pages;
  }

  /** Rows that there are; undefined while the last page has not been seen. */
  get expected(): number | undefined {
    const { pages } = this;
    if (pages === undefined) return undefined;
    return pages === 0 ? 0 : (pages - 1) * this.size + this.#context.seen.received(pages - 1);
  }

  /** Reads everything that has not been read. */
  async run(signal: AbortSignal): Promise<Ending> {
    this.scheduler.restart();
    this.#failures = new FailureBudget();
    this.#ending = undefined;
    this.error = undefined;
    await this.#read([], signal);
    if (this.#ending !== undefined) return this.#ending;
    const isSettled = await this.#consistency.reach(async (pages) => {
      await this.#read(pages, signal);
      return this.#ending === undefined;
    });
    if (this.#ending !== undefined || isSettled) return this.#ending ?? { kind: "finished" };
    return { kind: "stopped", stop: { reason: "kept-moving" } };
  }

  /** Takes note of a page that was answered within `span`. */
  async enter(index: number, page: WalkedPage<Row>, span: Span): Promise<void> {
    const { seen, handOver, mostPages } = this.#context;
    const { extent } = this.scheduler;
    const hasNext = page.nextSkip !== undefined;
    if (!isRegular(page, index, this.size) || seen.isRepeated(index, page))
      return this.#end({ kind: "irregular" });
    if (hasNext && index + 1 >= mostPages)
      return this.#end({ kind: "stopped", stop: { reason: "too-many-pages", pages: mostPages } });
    if (page.received === 0) {
      seen.drop(index);
      return extent.note({ index, received: 0, hasNext });
    }
    const { fresh, alsoOn, changed } = seen.enter(index, page, span);
    if (changed && hasNext && extent.pages === index + 1) extent.reopen();
    extent.note({ index, received: page.received, hasNext });
    for (const earlier of alsoOn) this.#duplicates.raise(earlier, index, seen.observations);
    await handOver(fresh, index);
  }

  /** Reads the pages `again`, and every one not read yet, as many at once as the gate lets through. */
  async #read(again: readonly number[], signal: AbortSignal): Promise<void> {
    const { gate } = this.#context;
    const underWay = new Set<Promise<void>>();
    const ended = new AbortController();
    const either = AbortSignal.any([signal, ended.signal]);
    this.scheduler.readAgain(again);
    try {
      while (this.#ending === undefined) {
        const index = gate.isOpen ? this.scheduler.next(gate.limit) : undefined;
        if (index !== undefined) {
          const task = this.#readOne(index, either).finally(() => underWay.delete(task));
          underWay.add(task);
        } else if (underWay.size > 0) await Promise.race(underWay);
        else return;
      }
    } finally {
      ended.abort();
      await Promise.allSettled(underWay);
    }
  }

  async #readOne(index: number, signal: AbortSignal): Promise<void> {
    let answer: Answer<Row>;
    try {
      answer = await this.#context.gate.read(index * this.size, signal);
    } catch (thrown) {
      this.scheduler.ended(index, true);
      return this.#fail(errorOf(thrown));
    }
    if (this.#ending === undefined) await this.enter(index, answer.page, answer.span);
    this.#failures.succeeded();
    this.scheduler.ended(index, false);
  }

  #fail(error: ClientError): void {
    if (error.kind === "cancelled") return this.#end({ kind: "stopped", stop: { reason: "cancelled" } });
    this.error = error;
    if (this.#failures.isLost(error)) this.#end({ kind: "stopped", stop: { reason: "failed", error } });
  }

  #end(ending: Ending): void {
    this.#ending ??= ending;
  }
}

/** Failures in a row after which a walk ends; one without any answer weighs double. */
const MOST = 12;

export class FailureBudget {
  #spent = 0;

  succeeded(): void {
    this.#spent = 0;
  }

  /** True when it makes no sense to ask for another page: refused, offline, or failed too often in a row. */
  isLost(fault: ClientError): boolean {
    if (fault.kind === "http" && (fault.status === 401 || fault.status === 403)) return true;
    if (fault.kind === "network" && fault.reason === "offline") return true;
    this.#spent += fault.kind === "network" ? 2 : 1;
    return this.#spent >= MOST;
  }
}
