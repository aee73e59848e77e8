/**
 * Makes sure that no row slipped from page to page unseen: looks at some pages again, and where these changed, reads
 * both sides of every seam that is not proven once more, until all are or the list moves on and on.
 */
import type { Identified } from "./account.ts";
import type { Doubts } from "./doubts.ts";
import type { Ledger } from "./ledger.ts";
import { newest, openSeams, pagesThatProve, type Reading } from "./seams.ts";

const MOST_ROUNDS = 8;
/** A list of so many pages is read over as a whole where rows moved: cheaper than to reason about it. */
const SHORT = 500;

/** Reads pages again; false when reading has ended meanwhile. */
export type ReadAgain = (pages: readonly number[]) => Promise<boolean>;

/** How long the list is, as far as is known. */
interface Length {
  readonly pages: number | undefined;
  /** Rows. */
  readonly expected: number | undefined;
}

type Read = Pick<Ledger<Identified>, "read" | "readings" | "hasNext" | "hasChanged">;

export class Settlement {
  /** Pages read again because rows had moved. */
  shifted = 0;
  readonly #ledger: Read;
  readonly #doubts: Doubts;
  readonly #length: Length;
  /** The fingerprint of a last page that was found to name a next one without rows, twice. */
  #endAsIs: number | undefined;

  constructor(ledger: Read, doubts: Doubts, length: Length) {
    this.#ledger = ledger;
    this.#doubts = doubts;
    this.#length = length;
  }

  /** True once everything is proven; false where the list kept moving or reading ended. */
  async reach(readAgain: ReadAgain): Promise<boolean> {
    let isSame = false;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      if (!(await this.#look(readAgain))) return false;
      const moved = this.#movedPages(isSame);
      if (moved.length === 0) return true;
      this.shifted += moved.length;
      const before = new Map(moved.map((page) => [page, newest(this.#ledger.readings, page)]));
      if (!(await readAgain(moved))) return false;
      isSame = before.size === this.#ledger.readings.size && [...before].every(this.#isReadAndSame);
    }
    return (await this.#look(readAgain)) && this.#movedPages(isSame).length === 0;
  }

  /** Looks at the pages that prove what is not proven, and at those in doubt. */
  async #look(readAgain: ReadAgain): Promise<boolean> {
    const proving = pagesThatProve(this.#openSeams(), this.#ledger.readings);
    const end = this.#disputedEnd();
    const pages = [...new Set([...proving, ...this.#doubts.pages, ...(end?.pages ?? [])])];
    if (pages.length === 0) return true;
    let goesOn = await readAgain(pages);
    this.#doubts.settle(this.#ledger.readings);
    if (goesOn && this.#doubts.pages.length > 0) {
      goesOn = await readAgain(this.#doubts.pages);
      this.#doubts.settle(this.#ledger.readings);
    }
    const after = this.#disputedEnd();
    const isLookedAt = after !== undefined && end !== undefined && after.from > end.from;
    if (isLookedAt && after.fingerprint === end.fingerprint) this.#endAsIs = after.fingerprint;
    return goesOn;
  }

  /** The last page and the empty one behind it, where the last one says that there is more. */
  #disputedEnd(): (Reading & { readonly pages: readonly number[] }) | undefined {
    const last = (this.#length.pages ?? 0) - 1;
    const reading = newest(this.#ledger.readings, last);
    if (reading === undefined || !this.#ledger.hasNext(last) || reading.fingerprint === this.#endAsIs)
      return undefined;
    return { ...reading, pages: [last, last + 1] };
  }

  /**
   * Pages on either side of an open seam, and those in doubt that could not be looked at. Where rows are known to
   * have moved, all pages of a list that is short, or is still short of rows, until all of them stay the same.
   */
  #movedPages(isSame: boolean): readonly number[] {
    const { readings } = this.#ledger;
    const open = this.#openSeams();
    if (!isSame && this.#hasMoved() && (readings.size <= SHORT || this.#isShort()))
      return [...readings.keys()];
    const sides = open.flatMap((page) => [page, page + 1]);
    return [...new Set([...sides, ...this.#doubts.pages, ...(this.#disputedEnd()?.pages ?? [])])];
  }

  #hasMoved(): boolean {
    return this.#doubts.movements.length > 0 || this.#ledger.hasChanged;
  }

  #isShort(): boolean {
    const { expected } = this.#length;
    return expected !== undefined && this.#ledger.read < expected;
  }

  #openSeams(): readonly number[] {
    return openSeams(this.#ledger.readings, this.#doubts.movements);
  }

  #isReadAndSame = ([page, before]: readonly [number, Reading | undefined]): boolean => {
    const after = newest(this.#ledger.readings, page);
    return after !== before && after?.fingerprint === before?.fingerprint;
  };
}
