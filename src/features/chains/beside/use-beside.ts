import { useMatch } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { openingBeside } from "./opened-beside.ts";

/** Windows with room for a list and a chain. One question for all who ask: each new one is answered at great length. */
const wide = matchMedia("(min-width: 1100px)");

/** By `resize`: in Chromium the event of the query itself does not always come where a chain has just been opened. */
function subscribe(listener: () => void): () => void {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
}

const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);

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
): Partial<ReturnType<typeof openingBeside>> => (wide.matches ? openingBeside(entry) : {});
