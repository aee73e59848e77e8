/**
 * Bookmarks: places in lists whose position is known, so that a page far down the list is found from the nearest
 * one instead of by counting from the top. Each holds for the revision of the chains that it was read at; those of
 * the newest one are kept. Requests overlap: one that read an older revision may come back last.
 */
import type { Place } from "./tables.ts";
import { bisect } from "../../../lib/bisect.ts";

/** At `revision`, `skip` documents of the list come before what follows `after`. */
export interface Bookmark {
  readonly skip: number;
  readonly after: Place;
  readonly revision: number;
}

/** Where every list starts, at every revision. */
export interface ListStart {
  readonly skip: 0;
  readonly after?: undefined;
  readonly revision?: undefined;
}

const START: ListStart = { skip: 0 };

/** Lists remembered at once, and bookmarks of each: together some 20 MB at most. */
const MOST_LISTS = 64;
const MOST_BOOKMARKS = 2_048;

export class Bookmarks {
  #newest = -Infinity;
  /** By list, the one used last at the end; each sorted by `skip`. */
  readonly #lists = new Map<string, Bookmark[]>();

  /** Whether `bookmark` holds at `revision`. A newer revision drops older bookmarks; an older one never fits. */
  fits(bookmark: Bookmark | ListStart, revision: number): boolean {
    if (revision > this.#newest) {
      this.#newest = revision;
      this.#lists.clear();
    }
    return revision === this.#newest && (bookmark.revision ?? revision) === revision;
  }

  /** The last bookmark at or before `skip`. */
  nearest(list: string, skip: number): Bookmark | ListStart {
    const bookmarks = this.#lists.get(list) ?? [];
    return bookmarks[indexOf(bookmarks, skip + 1) - 1] ?? START;
  }

  /** Takes a bookmark of the newest revision; of another one it would be wrong, and is left out. */
  add(list: string, bookmark: Bookmark): void {
    if (bookmark.revision !== this.#newest) return;
    const bookmarks = this.#lists.get(list) ?? [];
    this.#lists.delete(list);
    this.#lists.set(list, bookmarks);
    const at = indexOf(bookmarks, bookmark.skip);
    if (bookmarks[at]?.skip !== bookmark.skip) bookmarks.splice(at, 0, bookmark);
    if (bookmarks.length > MOST_BOOKMARKS) this.#lists.set(list, thinned(bookmarks));
    const [oldest] = this.#lists.keys();
    if (this.#lists.size > MOST_LISTS && oldest !== undefined) this.#lists.delete(oldest);
  }
}

/** About half of the bookmarks, spread evenly over the list. */
function thinned(bookmarks: readonly Bookmark[]): Bookmark[] {
  const distance = (bookmarks.at(-1)?.skip ?? 0) / (MOST_BOOKMARKS / 2);
  let last = -Infinity;
  return bookmarks.filter(({ skip }) => {
    const isKept = skip - last >= distance;
    if (isKept) last = skip;
    return isKept;
  });
}

/** Where the first bookmark at or behind `skip` stands. */
const indexOf = (bookmarks: readonly Bookmark[], skip: number): number =>
  bisect(0, bookmarks.length, (at) => (bookmarks[at]?.skip ?? 0) < skip);
