/**
 * Makes sure that no row slipped from page to page unseen: looks at some pages again, and where these changed, reads
 * both sides of every seam that is not proven once more, until all are or the list moves on and on.
 */
import type { Identified } from "./account.ts";
import type { Doubts } from "./doubts.ts";
import type { Ledger } from "./ledger.ts";
import { hasChanged, newest, openSeams, pagesThatProve } from "./seams.ts";

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
      if (!(await readAgain(moved))) return false;
      isSame = moved.length === this.#ledger.readings.size && !moved.some((page) => this.#hasChanged(page));
    }
    return (await this.#look(readAgain)) && this.#movedPages(isSame).length === 0;
  }

  /** Looks at the pages that prove what is not proven, and at those in doubt. */
  async #look(readAgain: ReadAgain): Promise<boolean> {
    const proving = pagesThatProve(this.#openSeams(), this.#ledger.readings);
    const end = this.#disputedEnd();
    const pages = [...new Set([...proving, ...this.#doubts.pages, ...(end?.pages ?? [])])];
    if (pages.length === 0) return true;
    const goesOn = await readAgain(pages);
    this.#doubts.settle(this.#ledger.readings);
    if (end !== undefined && this.#disputedEnd()?.fingerprint === end.fingerprint)
      this.#endAsIs = end.fingerprint;
    return goesOn;
  }

  /** The last page and the empty one behind it, where the last one says that there is more. */
  #disputedEnd(): { readonly pages: readonly number[]; readonly fingerprint: number } | undefined {
    const last = (this.#length.pages ?? 0) - 1;
    const reading = newest(this.#ledger.readings, last);
    if (reading === undefined || !this.#ledger.hasNext(last) || reading.fingerprint === this.#endAsIs)
      return undefined;
    return { pages: [last, last + 1], fingerprint: reading.fingerprint };
  }

  /**
   * Pages on either side of an open seam. Where rows are known to have moved, all pages of a list that is short, or
   * that is still short of rows, until reading all of them brings nothing new.
   */
  #movedPages(isSame: boolean): readonly number[] {
    const { readings } = this.#ledger;
    const open = this.#openSeams();
    if (!isSame && this.#hasMoved() && (readings.size <= SHORT || this.#isShort()))
      return [...readings.keys()];
    return [...new Set(open.flatMap((page) => [page, page + 1]))];
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

  #hasChanged(page: number): boolean {
    return hasChanged(this.#ledger.readings, page);
  }
}
