import type { ParsedLocation } from "@tanstack/react-router";

/** What an entry of the browser's history keeps of a chain that was opened beside the list. */
interface OpenedBeside {
  /** The visit of the page in which that was: after a reload, or in another tab, the chain stands alone. */
  readonly visit: number;
  /** Names the entry of the list that it was opened from. */
  readonly entry: string;
  /** The search of that entry. */
  readonly search: string;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    readonly beside?: OpenedBeside;
  }
}

/** This visit. */
const here = Math.random();

type Entry = Pick<ParsedLocation, "href" | "searchStr" | "state">;

export const isBeside = ({ state }: Pick<Entry, "state">): boolean => state.beside?.visit === here;

/** Where scrolling is kept: the same list does not move when a chain opens beside it, nor when it goes. */
export const scrollKey = ({ href, searchStr, state: { beside, __TSR_key: own = href } }: Entry): string =>
  beside?.search === searchStr ? beside.entry : own;

/** What a link needs to open its chain beside the list that is shown at `entry`. */
export const openingBeside = (entry: Entry) => ({
  resetScroll: false,
  state: { beside: { visit: here, entry: scrollKey(entry), search: entry.searchStr } },
});
