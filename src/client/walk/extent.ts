/**
 * How far a list reaches, as far as the pages read so far tell. The API has no totals: the end is found by galloping
 * over the pages in growing steps and then dividing what is left, several probes at once, with pages that most of all have
 * to be read anyway.
 */
import type { WalkedPage } from "./types.ts";

/** The first page to probe, and how much further each probe goes than the one before: at first, and from `FAR` on. */
const [GALLOP, LEAP] = [2, 4];
const FAR = 8;
/** Probes at once, in growing steps and between two pages: about half of them are behind the end, in vain. */
const [MOST_GALLOPING, MOST_BETWEEN] = [2, 4];

/** One page's word on the extent. `index` counts pages from 0. */
export interface Sighting {
  readonly index: number;
  readonly received: number;
  readonly hasNext: boolean;
}

export class Extent {
  /** The highest page that had rows. */
  #seen = -1;
  /** The highest page that another one names as its next. */
  #claimed = 0;
  /** The lowest page known not to exist. */
  #beyond = Infinity;
  #probed = 1;

  /** Takes note of a page; where it contradicts what was known, rows came or went, and it is right. */
  note({ index, received, hasNext }: Sighting): void {
    if (received === 0) return this.#noteEmpty(index);
    if (hasNext) return this.#noteInner(index);
    this.#seen = index;
    this.#claimed = Math.min(this.#claimed, index);
    this.#beyond = index + 1;
  }

  #noteEmpty(index: number): void {
    this.#seen = Math.min(this.#seen, index - 1);
    this.#claimed = Math.min(this.#claimed, index - 1);
    this.#beyond = Math.min(this.#beyond, index);
  }

  #noteInner(index: number): void {
    if (index >= this.#beyond) this.reopen();
    this.#seen = Math.max(this.#seen, index);
    this.#claimed = Math.min(Math.max(this.#claimed, index + 1), this.#beyond - 1);
  }

  /** Forgets where the end is. */
  reopen(): void {
    this.#beyond = Infinity;
  }

  /** False for a page that is known not to exist. */
  allows(index: number): boolean {
    return index < this.#beyond;
  }

  /** Pages that exist for sure. */
  get pagesKnown(): number {
    return Math.max(this.#seen, this.#claimed) + 1;
  }

  /** Pages that there are; undefined while the last one has not been seen. */
  get pages(): number | undefined {
    return this.#seen + 1 === this.#beyond ? this.#beyond : undefined;
  }

  /** The middle of what the number of pages can still be; undefined while it has no upper bound. */
  get estimate(): number | undefined {
    return this.#beyond === Infinity ? undefined : Math.ceil((this.pagesKnown + this.#beyond) / 2);
  }

  /**
   * The page to ask for in order to learn most about the end; undefined where reading on from page `next` finds it as
   * soon, which it does when all that may be left fits into `limit` requests. `most` is the highest page worth asking,
   * `underWay` are the probes that have not been answered yet.
   */
  probe(next: number, limit: number, most: number, underWay: readonly number[] = []): number | undefined {
    if (this.#beyond !== Infinity) {
      const isSoon = this.pages !== undefined || this.#beyond - next <= limit;
      return isSoon || underWay.length >= MOST_BETWEEN ? undefined : this.#middleOfWidest(underWay);
    }
    if (underWay.length >= MOST_GALLOPING) return undefined;
    const from = Math.max(this.#probed, this.pagesKnown - 1);
    this.#probed = from * (from < FAR ? GALLOP : LEAP);
    return this.#probed <= most ? this.#probed : undefined;
  }

  /** Between the pages that exist, those asked for, and the first that does not; or the last, unseen, page. */
  #middleOfWidest(underWay: readonly number[]): number | undefined {
    const last = this.pagesKnown - 1;
    const within = underWay.filter((index) => index > last && index < this.#beyond);
    const marks = [...within, this.#beyond].toSorted((a, b) => a - b);
    let widest: readonly [low: number, high: number] = [last, last];
    for (const [at, high] of marks.entries()) {
      const low = marks[at - 1] ?? last;
      if (high - low > widest[1] - widest[0]) widest = [low, high];
    }
    const [low, high] = widest;
    if (high - low > 1) return Math.floor((low + high) / 2);
    return underWay.includes(last) ? undefined : last;
  }
}

/** True when the first page lets all others be found: its link leads to where its rows end. */
export const startsRegularly = (first: WalkedPage<unknown>): boolean =>
  first.received > 0 && first.nextSkip === first.received;

/** True when the page `index`, in pages of `size`, is a full one that leads to the next, or the last, or behind it. */
export function isRegular(page: WalkedPage<unknown>, index: number, size: number): boolean {
  if (page.pagingFault !== undefined || page.received > size) return false;
  return page.nextSkip === undefined || (page.received === size && page.nextSkip === (index + 1) * size);
}
