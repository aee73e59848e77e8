import { lazy, Suspense, useState } from "react";
import { cutText } from "../../../lib/text/cut-text.ts";
import { type ChainColumn, HEADER } from "./chain-column.ts";
import type { Layout } from "./layout.ts";

const MetadataCell = lazy(async () => ({ default: (await import("./later-cells.tsx")).MetadataCell }));

const PREFIX = "metadata ";

/** One column for each key met so far, on this page, those before, or when the layout was made; hidden at first. */
export function useMetadataColumns(keysHere: readonly string[], layout: Layout): readonly ChainColumn[] {
  const here: ReadonlySet<string> = new Set(keysHere);
  const [met, setMet] = useState(here);
  if (!here.isSubsetOf(met)) setMet(met.union(here));
  const laidOut = [...layout.order, ...Object.keys(layout.shown)].filter((id) => id.startsWith(PREFIX));
  const keys = new Set([...met, ...here, ...laidOut.map((id) => id.slice(PREFIX.length))]);
  return [...keys].toSorted().map((key) => ({
    id: PREFIX + key,
    header: cutText(key, HEADER),
    shownAtFirst: false,
    wideOnly: true,
    cell: (chain) => (
      <Suspense>
        <MetadataCell chain={chain} name={key} />
      </Suspense>
    ),
  }));
}
