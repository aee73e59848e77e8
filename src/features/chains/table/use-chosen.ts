import { useState } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";

/** Rows picked by hand, on whatever page they were. */
export interface Chosen {
  readonly rows: readonly ResponseChain[];
  readonly has: (id: string) => boolean;
  /** Picks all of them, or drops them where all are picked already. */
  readonly toggle: (chains: readonly ResponseChain[]) => void;
  readonly clear: () => void;
}

const NONE: ReadonlyMap<string, ResponseChain> = new Map();

export function useChosen(): Chosen {
  const [chosen, setChosen] = useState(NONE);
  return {
    rows: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle: (chains) =>
      setChosen((before) => {
        const after = new Map(before);
        const drops = chains.every(({ _id }) => before.has(_id));
        for (const chain of chains) {
          if (drops) after.delete(chain._id);
          else after.set(chain._id, chain);
        }
        return after;
      }),
    clear: () => setChosen(NONE),
  };
}
