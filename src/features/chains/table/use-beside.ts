import { useMatch, type ParsedLocation } from "@tanstack/react-router";
import { isWindow, useWindow, WIDE } from "../../../ui/window-size.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What an entry of the browser's history keeps of a chain that was opened beside the list. */
    readonly beside?: {
      /** The visit of the tab in which that was: in another one the chain stands alone. */
      readonly visit: number;
      /** Names the entry of the list that it was opened from. */
      readonly entry: string;
      readonly search: string;
    };
  }
}

const KEY = "earshot.visit";

/** The visit of this tab, which goes on when its page is loaded anew. */
function visit(): number {
  const fresh = Math.random();
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept !== null) return Number(kept);
    sessionStorage.setItem(KEY, String(fresh));
  } catch {
    // Storage is refused: each load is a visit of its own.
  }
  return fresh;
}

const here = visit();

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

export const useWide = (): boolean => useWindow(WIDE);

/** The id of the chain that is open beside the list; undefined where none is, or where it stands alone. */
export function useBeside(): string | undefined {
  // Of the screen that is shown, not of the one that is being loaded.
  const id = useMatch({
    from: "/_signed-in/responses/$id",
    shouldThrow: false,
    select: ({ context, params }) => (context.beside ? params.id : undefined),
  });
  return useWide() ? id : undefined;
}

/** What leads from the list that is shown at `entry` to a chain, beyond its address: in a wide window it opens beside it. */
export const rowLinkAt = (
  entry: Parameters<typeof openingBeside>[0],
): Partial<ReturnType<typeof openingBeside>> => (isWindow(WIDE) ? openingBeside(entry) : {});
