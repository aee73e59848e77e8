/**
 * Makes sure that no row slipped from page to page unseen: looks at some pages again, and where these changed, reads
 * both sides of every boundary that is not proven once more, until all are or the list moves on and on.
 */
import type { Identified } from "./types.ts";
import type { SeenPages } from "./seen-pages.ts";
import type { Observation, Observations, Span } from "./page-boundaries.ts";
import { newest, unprovenBoundaries, pagesThatProve } from "./page-boundaries.ts";

/** Rows met on two pages: moved, or listed twice by the deployment. Two more looks at both pages tell which. */
interface DuplicateCheck extends Span {
  /** The observations that hold the same row. */
  readonly observations: readonly (readonly [page: number, observation: Observation])[];
}

/** Times that both pages must turn out the same. */
const LOOKS = 2;

export class DuplicateChecks {
  #open: readonly DuplicateCheck[] = [];
  readonly #movements: Span[] = [];

  /** Spans in which rows are known to have moved. */
  get movements(): readonly Span[] {
    return this.#movements;
  }

  get pages(): readonly number[] {
    return this.#open.flatMap(({ observations }) => observations.map(([page]) => page));
  }

  /** Page `later` holds rows that page `earlier` held. Nothing new where a movement between the two is known. */
  raise(earlier: number, later: number, observations: Observations): void {
    const before = newest(observations, earlier);
    const after = newest(observations, later);
    if (before === undefined || after === undefined) return;
    const isBetween = (span: Span) => span.to > before.to && span.from < after.to;
    if (this.#movements.some(isBetween) || this.#open.some(isBetween)) return;
    const span = { from: Math.min(before.from, after.from), to: Math.max(before.to, after.to) };
    const check = {
      ...span,
      observations: [
        [earlier, before],
        [later, after],
      ],
    } as const;
    this.#open = [...this.#open, check];
  }

  /**
   * Decides the checks whose pages have been looked at again: by one change, or often enough without any. A
   * movement that shows between two observations of some other page need not be noted: it leaves its boundaries unproven.
   */
  settle(observations: Observations): void {
    if (this.#open.length === 0) return;
    const changes = changesIn(observations);
    this.#open = this.#open.filter((check) => {
      const looks = check.observations.map(([page, { fingerprint }]) => {
        const again = (observations.get(page) ?? []).filter(({ from }) => from > check.to);
        return {
          times: again.length,
          isSame: again.every((observation) => observation.fingerprint === fingerprint),
        };
      });
      if (looks.every(({ isSame }) => isSame)) return looks.some(({ times }) => times < LOOKS);
      if (!changes.some((change) => change.from >= check.from && change.to <= check.to))
        this.#movements.push({ from: check.from, to: check.to });
      return false;
    });
  }
}

/** Between which observations pages changed. */
function changesIn(observations: Observations): readonly Span[] {
  const changes: Span[] = [];
  for (const all of observations.values()) {
    for (const [at, observation] of all.entries()) {
      const before = all[at - 1];
      if (before === undefined || before.fingerprint === observation.fingerprint) continue;
      changes.push({ from: before.from, to: observation.to });
    }
  }
  return changes;
}

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

type Read = Pick<SeenPages<Identified>, "read" | "observations" | "hasNext" | "hasChanged">;

export class ConsistencyCheck {
  /** Pages read again because rows had moved. */
  shifted = 0;
  readonly #seen: Read;
  readonly #duplicates: DuplicateChecks;
  readonly #length: Length;
  /** The fingerprint of a last page that was found to name a next one without rows, twice. */
  #endAsIs: number | undefined;

  constructor(seen: Read, duplicates: DuplicateChecks, length: Length) {
    this.#seen = seen;
    this.#duplicates = duplicates;
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
      const before = new Map(moved.map((page) => [page, newest(this.#seen.observations, page)]));
      if (!(await readAgain(moved))) return false;
      isSame = before.size === this.#seen.observations.size && [...before].every(this.#isReadAndSame);
    }
    return (await this.#look(readAgain)) && this.#movedPages(isSame).length === 0;
  }

  /** Looks at the pages that prove what is not proven, and at those that are on two. */
  async #look(readAgain: ReadAgain): Promise<boolean> {
    const proving = pagesThatProve(this.#unprovenBoundaries(), this.#seen.observations);
    const end = this.#disputedEnd();
    const pages = [...new Set([...proving, ...this.#duplicates.pages, ...(end?.pages ?? [])])];
    if (pages.length === 0) return true;
    let goesOn = await readAgain(pages);
    this.#duplicates.settle(this.#seen.observations);
    if (goesOn && this.#duplicates.pages.length > 0) {
      goesOn = await readAgain(this.#duplicates.pages);
      this.#duplicates.settle(this.#seen.observations);
    }
    const after = this.#disputedEnd();
    const isLookedAt = after !== undefined && end !== undefined && after.from > end.from;
    if (isLookedAt && after.fingerprint === end.fingerprint) this.#endAsIs = after.fingerprint;
    return goesOn;
  }

  /** The last page and the empty one behind it, where the last one says that there is more. */
  #disputedEnd(): (Observation & { readonly pages: readonly number[] }) | undefined {
    const last = (this.#length.pages ?? 0) - 1;
    const observation = newest(this.#seen.observations, last);
    if (observation === undefined || !this.#seen.hasNext(last) || observation.fingerprint === this.#endAsIs)
      return undefined;
    return { ...observation, pages: [last, last + 1] };
  }

  /**
   * Pages on either side of an open boundary, and those that are on two and could not be looked at. Where rows are known to
   * have moved, all pages of a list that is short, or is still short of rows, until all of them stay the same.
   */
  #movedPages(isSame: boolean): readonly number[] {
    const { observations } = this.#seen;
    const open = this.#unprovenBoundaries();
    if (!isSame && this.#hasMoved() && (observations.size <= SHORT || this.#isShort()))
      return [...observations.keys()];
    const sides = open.flatMap((page) => [page, page + 1]);
    return [...new Set([...sides, ...this.#duplicates.pages, ...(this.#disputedEnd()?.pages ?? [])])];
  }

  #hasMoved(): boolean {
    return this.#duplicates.movements.length > 0 || this.#seen.hasChanged;
  }

  #isShort(): boolean {
    const { expected } = this.#length;
    return expected !== undefined && this.#seen.read < expected;
  }

  #unprovenBoundaries(): readonly number[] {
    return unprovenBoundaries(this.#seen.observations, this.#duplicates.movements);
  }

  #isReadAndSame = ([page, before]: readonly [number, Observation | undefined]): boolean => {
    const after = newest(this.#seen.observations, page);
    return after !== before && after?.fingerprint === before?.fingerprint;
  };
}
