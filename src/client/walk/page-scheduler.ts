/** Which page to read next: first those that tell where the end is, then in some order those that are missing. */
import { Extent } from "./extent.ts";
import type { PageOrder } from "./types.ts";

/** The last page is looked at again after this many others, so that a movement is noticed while its place is near. */
const LOOK_EVERY = 128;

export class PageScheduler {
  readonly extent = new Extent();
  readonly #isRead: (index: number) => boolean;
  readonly #mostPages: number;
  readonly #spread: SpreadOrder | undefined;
  readonly #failed = new Set<number>();
  readonly #underWay = new Set<number>();
  #again: readonly number[] = [];
  #cursor = 0;
  readonly #probes = new Set<number>();
  #sinceLook = 0;

  constructor(isRead: (index: number) => boolean, mostPages: number, order: PageOrder = "along") {
    this.#isRead = isRead;
    this.#mostPages = mostPages;
    this.#spread = order === "spread" ? new SpreadOrder() : undefined;
  }

  /** Puts the pages that failed back in line. */
  restart(): void {
    this.#failed.clear();
    this.#cursor = 0;
    this.#spread?.restart();
  }

  /** Pages to read first, though they have been read. */
  readAgain(pages: readonly number[]): void {
    this.#again = pages;
  }

  /** The next page, which counts as under way from now on; undefined while there is none. `limit` is how many may be. */
  next(limit: number): number | undefined {
    const index = this.#chosen(limit);
    if (index !== undefined) this.#underWay.add(index);
    return index;
  }

  /** The page has come, or has failed. */
  ended(index: number, failed: boolean): void {
    this.#underWay.delete(index);
    this.#sinceLook += 1;
    this.#probes.delete(index);
    if (this.#isRead(index)) return;
    this.#cursor = Math.min(this.#cursor, index);
    this.#spread?.restart();
    if (failed) this.#failed.add(index);
  }

  #chosen(limit: number): number | undefined {
    const [again] = this.#again;
    if (again !== undefined) {
      this.#again = this.#again.slice(1);
      return again;
    }
    return this.#look() ?? this.#newProbe(limit) ?? this.#spreadOut() ?? this.#inOrder();
  }

  #look(): number | undefined {
    const { pages } = this.extent;
    if (this.#sinceLook < LOOK_EVERY || pages === undefined) return undefined;
    this.#sinceLook = 0;
    return pages - 1;
  }

  #newProbe(limit: number): number | undefined {
    // The sooner the end is known, the sooner pages lie spread over all of the list; else one at a time spares the others.
    if (this.#spread === undefined && this.#probes.size > 0) return undefined;
    const probe = this.extent.probe(this.#cursor, limit, this.#mostPages - 1, [...this.#probes]);
    if (probe === undefined || this.#isTaken(probe)) return undefined;
    this.#probes.add(probe);
    return probe;
  }

  #spreadOut(): number | undefined {
    return this.#spread?.next(
      this.extent.pagesKnown,
      (index) => this.#isTaken(index) || !this.extent.allows(index),
    );
  }

  /** Behind a page that failed there may be another, though nothing says so. */
  #inOrder(): number | undefined {
    while (this.#isTaken(this.#cursor)) this.#cursor += 1;
    const mayExist = this.#cursor < this.extent.pagesKnown || this.#failed.has(this.#cursor - 1);
    return mayExist && this.extent.allows(this.#cursor) ? this.#cursor : undefined;
  }

  #isTaken(index: number): boolean {
    return this.#isRead(index) || this.#underWay.has(index) || this.#failed.has(index);
  }
}

/**
 * The pages of a list in an order in which those read so far always lie spread over all of it: their numbers with the
 * bits turned around (van der Corput 1935), so first the middle, then the quarters, then the eighths.
 */
export class SpreadOrder {
  #bits = 0;
  #at = 0;

  /** Begins anew: pages that were passed over are named again. */
  restart(): void {
    this.#at = 0;
  }

  /** The next page of `pages` that is not taken, from 0; undefined where all are. */
  next(pages: number, isTaken: (page: number) => boolean): number | undefined {
    const bits = Math.ceil(Math.log2(Math.max(1, pages)));
    if (bits !== this.#bits) {
      this.#bits = bits;
      this.restart();
    }
    for (; this.#at < 2 ** bits; this.#at += 1) {
      const page = turnedAround(this.#at, bits);
      if (page < pages && !isTaken(page)) return page;
    }
    return undefined;
  }
}

function turnedAround(number: number, bits: number): number {
  let turned = 0;
  for (let bit = 0; bit < bits; bit += 1) turned = turned * 2 + (Math.floor(number / 2 ** bit) % 2);
  return turned;
}
