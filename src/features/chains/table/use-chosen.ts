import type { RowSelectionState } from "@tanstack/react-table";
import { useState } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";

/** Rows selected by hand, over all pages. The table knows their ids; an export needs the whole chains, also of pages left. */
export interface Chosen {
  readonly rows: readonly ResponseChain[];
  readonly selection: RowSelectionState;
  /** `loaded` holds the chains of ids that are new in `selection`. */
  readonly select: (selection: RowSelectionState, loaded: readonly ResponseChain[]) => void;
  readonly clear: () => void;
}

const NONE: ReadonlyMap<string, ResponseChain> = new Map();

export function useChosen(): Chosen {
  const [chosen, setChosen] = useState(NONE);
  return {
    rows: [...chosen.values()],
    selection: Object.fromEntries(Array.from(chosen.keys(), (id) => [id, true])),
    select: (selection, loaded) =>
      setChosen((before) => {
        const known = [...before, ...loaded.map((chain) => [chain._id, chain] as const)];
        return new Map(known.filter(([id]) => selection[id]));
      }),
    clear: () => setChosen(NONE),
  };
}
