/**
 * Reads the pages of a regular list out of order, several at once, and then those again that prove that nothing
 * moved meanwhile. What fails is left out and can be read by running again.
 */
import { errorOf, type ClientError } from "../errors.ts";
import { Agenda } from "./agenda.ts";
import type { Identified, WalkedPage, WalkStop } from "./account.ts";
import { Doubts } from "./doubts.ts";
import type { Ledger } from "./ledger.ts";
import { Patience } from "./patience.ts";
import { isRegular } from "./regularity.ts";
import type { Span } from "./seams.ts";
import { Settlement } from "./settlement.ts";
import type { Answer, Turnstile } from "./turnstile.ts";

/** How reading ended. `irregular`: only following `next` can tell what the list holds. */
export type Ending =
  | { readonly kind: "finished" | "irregular" }
  | { readonly kind: "stopped"; readonly stop: WalkStop };

/** What both ways of reading work with. */
export interface Desk<Row extends Identified> {
  readonly ledger: Ledger<Row>;
  readonly turnstile: Turnstile<Row>;
  readonly mostPages: number;
  /** Hands rows over and tells the progress. */
  readonly handOver: (rows: readonly Row[]) => Promise<void>;
}

export class ManyAtOnce<Row extends Identified> {
  readonly agenda: Agenda;
  readonly size: number;
  /** The last failure of a page that is still missing. */
  error: ClientError | undefined;
  readonly #desk: Desk<Row>;
  readonly #doubts = new Doubts();
  readonly #settlement: Settlement;
  #patience = new Patience();
  #ending: Ending | undefined;

  /** `size` is the number of rows on a page that is not the last. */
  constructor(desk: Desk<Row>, size: number) {
    this.#desk = desk;
    this.size = size;
    this.agenda = new Agenda((index) => desk.ledger.readings.has(index), desk.mostPages);
    this.#settlement = new Settlement(desk.ledger, this.#doubts, this);
  }

  /** Pages that were read again because rows had moved. */
  get shifted(): number {
    return this.#settlement.shifted;
  }

  /** Pages that there are; undefined while the last one has not been seen. */
  get pages(): number | undefined {
    return this.agenda.extent.pages;
  }

  /** Rows that there are; undefined while the last page has not been seen. */
  get expected(): number | undefined {
    const { pages } = this;
    if (pages === undefined) return undefined;
    return pages === 0 ? 0 : (pages - 1) * this.size + this.#desk.ledger.received(pages - 1);
  }

  /** Reads everything that has not been read. */
  async run(signal: AbortSignal): Promise<Ending> {
    this.agenda.restart();
    this.#patience = new Patience();
    this.#ending = undefined;
    this.error = undefined;
    await this.#read([], signal);
    if (this.#ending !== undefined) return this.#ending;
    const isSettled = await this.#settlement.reach(async (pages) => {
      await this.#read(pages, signal);
      return this.#ending === undefined;
    });
    if (this.#ending !== undefined || isSettled) return this.#ending ?? { kind: "finished" };
    return { kind: "stopped", stop: { reason: "kept-moving" } };
  }

  /** Takes note of a page that was answered within `span`. */
  async enter(index: number, page: WalkedPage<Row>, span: Span): Promise<void> {
    const { ledger, handOver, mostPages } = this.#desk;
    const { extent } = this.agenda;
    const hasNext = page.nextSkip !== undefined;
    if (!isRegular(page, index, this.size) || ledger.isRepeated(index, page))
      return this.#end({ kind: "irregular" });
    if (hasNext && index + 1 >= mostPages) {
      return this.#end({ kind: "stopped", stop: { reason: "too-many-pages", pages: mostPages } });
    }
    if (page.received === 0) {
      ledger.drop(index);
      return extent.note({ index, received: 0, hasNext });
    }
    const { fresh, alsoOn, changed } = ledger.enter(index, page, span);
    if (changed && hasNext && extent.pages === index + 1) extent.reopen();
    extent.note({ index, received: page.received, hasNext });
    for (const earlier of alsoOn) this.#doubts.raise(earlier, index, ledger.readings);
    await handOver(fresh);
  }

  /** Reads the pages `again`, and every one not read yet, as many at once as the turnstile lets through. */
  async #read(again: readonly number[], signal: AbortSignal): Promise<void> {
    const { turnstile } = this.#desk;
    const underWay = new Set<Promise<void>>();
    const ended = new AbortController();
    const either = AbortSignal.any([signal, ended.signal]);
    this.agenda.readAgain(again);
    try {
      while (this.#ending === undefined) {
        const index = turnstile.isOpen ? this.agenda.next(turnstile.limit) : undefined;
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
      answer = await this.#desk.turnstile.read(index * this.size, signal);
    } catch (thrown) {
      this.agenda.ended(index, true);
      return this.#fail(errorOf(thrown));
    }
    if (this.#ending === undefined) await this.enter(index, answer.page, answer.span);
    this.#patience.succeeded();
    this.agenda.ended(index, false);
  }

  #fail(error: ClientError): void {
    if (error.kind === "cancelled") return this.#end({ kind: "stopped", stop: { reason: "cancelled" } });
    this.error = error;
    if (this.#patience.isLost(error)) this.#end({ kind: "stopped", stop: { reason: "failed", error } });
  }

  #end(ending: Ending): void {
    this.#ending ??= ending;
  }
}
