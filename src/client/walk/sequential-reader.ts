/**
 * Follows `next` from page to page, for deployments whose pages cannot be found in any other way. It ends where
 * nothing new comes, whatever the links say, and reads the list twice, since nothing else can tell that no row moved.
 */
import { errorOf } from "../http/errors.ts";
import type { Gap, Identified, WalkedPage, WalkStop } from "./types.ts";
import type { WalkContext, Ending } from "./parallel-reader.ts";
import type { Answer } from "./request-gate.ts";

/** Empty pages in a row that are followed. */
const MOST_EMPTY = 3;
/** Pages in a row that hold just what another one held. */
const MOST_REPEATED = 3;
/** Times that the list is read. */
const MOST_PASSES = 5;

const stopped = (stop: WalkStop): Ending => ({ kind: "stopped", stop });

export class SequentialReader<Row extends Identified> {
  readonly #context: WalkContext<Row>;
  readonly #size: number;
  #skip = 0;
  #empty = 0;
  #repeated = 0;
  /** The place of the first of them. */
  #nothingSince = 0;
  /** The numbers of pages behind the first, by where they start: whole ones that no page has that was read out of order. */
  readonly #numbers = new Map<number, number>();
  /** The place of the first page that is missing. */
  #missingFrom: number | undefined;
  /** True when this pass met something that the one before it did not. */
  #hasNews = false;

  /** `size` is the number of rows on the first page. */
  constructor(context: WalkContext<Row>, size: number) {
    this.#context = context;
    this.#size = size;
  }

  /** Reads on from where it ended, and over again until nothing differs. */
  async run(signal: AbortSignal): Promise<Ending> {
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const stop = await this.#pass(signal);
      if (stop !== undefined) return stopped(stop);
      if (!this.#hasNews) return { kind: "finished" };
      this.#skip = 0;
      this.#hasNews = false;
    }
    return stopped({ reason: "kept-moving" });
  }

  /** What is missing: nothing, or all from some page on. */
  get gaps(): readonly Gap[] {
    if (this.#missingFrom === undefined) return [];
    const firstPage = Math.floor(this.#missingFrom) + 1;
    const isInPart = this.#context.seen.read > this.#missingFrom * this.#size;
    return [{ firstPage, lastPage: undefined, ofPages: undefined, ...(isInPart && { isInPart }) }];
  }

  /** Follows `next` to its end; tells why it could not. */
  async #pass(signal: AbortSignal): Promise<WalkStop | undefined> {
    const { mostPages } = this.#context;
    for (let pages = 0; pages < mostPages; pages += 1) {
      this.#missingFrom = this.#place;
      const read = await this.#read(signal);
      if ("reason" in read) return read;
      const stop = this.#whyStop(read.page);
      await this.#enter(read);
      this.#missingFrom = stop === undefined ? undefined : this.#firstMissing;
      if (stop !== undefined || read.page.nextSkip === undefined) return stop;
      this.#skip = read.page.nextSkip;
    }
    return { reason: "too-many-pages", pages: mostPages };
  }

  /** The page at the present place, or why it cannot be had. */
  async #read(signal: AbortSignal): Promise<Answer<Row> | WalkStop> {
    try {
      return await this.#context.gate.read(this.#skip, signal);
    } catch (thrown) {
      const error = errorOf(thrown);
      return error.kind === "cancelled" ? { reason: "cancelled" } : { reason: "failed", error };
    }
  }

  #whyStop(page: WalkedPage<Row>): WalkStop | undefined {
    this.#empty = page.received === 0 ? this.#empty + 1 : 0;
    this.#repeated = this.#context.seen.isRepeated(this.#number, page) ? this.#repeated + 1 : 0;
    if (this.#empty + this.#repeated === 1) this.#nothingSince = this.#place;
    if (page.pagingFault === "empty-with-next")
      return this.#empty >= MOST_EMPTY ? { reason: page.pagingFault } : undefined;
    if (page.pagingFault !== undefined) return { reason: page.pagingFault };
    return this.#repeated >= MOST_REPEATED ? { reason: "repeated-page" } : undefined;
  }

  /** The page's place, in pages of the size that the first one had: whole where pages are regular. */
  get #place(): number {
    return this.#skip / this.#size;
  }

  /** Where what is missing begins, once the walk can't go on behind the present page. */
  get #firstMissing(): number {
    return this.#empty + this.#repeated === 0 ? this.#place + 1 : this.#nothingSince;
  }

  get #number(): number {
    if (this.#skip === 0) return 0;
    const number = this.#numbers.get(this.#skip) ?? this.#context.mostPages + this.#numbers.size;
    this.#numbers.set(this.#skip, number);
    return number;
  }

  async #enter({ page, span }: Answer<Row>): Promise<void> {
    if (page.received === 0) return;
    const { seen, handOver } = this.#context;
    const isNew = !seen.observations.has(this.#number);
    const { changed, fresh } = seen.enter(this.#number, page, span);
    this.#hasNews ||= isNew || changed;
    await handOver(fresh);
  }
}
