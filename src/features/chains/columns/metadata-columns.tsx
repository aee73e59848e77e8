import { useState } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";
import { answerText } from "../../../analysis/texts/answer-text.ts";
import { coveredMetadata } from "../../../analysis/texts/covered.ts";
import { cutText } from "../../../lib/cut-text.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import type { ChainColumn } from "./chain-column.ts";
import { COMMENT, HEADER } from "./cell-lengths.ts";
import type { Layout } from "./layout.ts";
import classes from "../chains.module.css";

const PREFIX = "metadata ";
const NONE: ReadonlySet<string> = new Set();

/** One column for each key met so far, on this page, those before, or when the layout was made; hidden at first. */
export function useMetadataColumns(keysHere: readonly string[], layout: Layout): readonly ChainColumn[] {
  const [met, setMet] = useState(NONE);
  const here = new Set(keysHere);
  if (!here.isSubsetOf(met)) setMet(met.union(here));
  const laidOut = [...layout.order, ...Object.keys(layout.shown)].filter((id) => id.startsWith(PREFIX));
  const keys = new Set([...met, ...here, ...laidOut.map((id) => id.slice(PREFIX.length))]);
  return [...keys].toSorted().map((key) => ({
    id: PREFIX + key,
    header: cutText(key, HEADER),
    shownAtFirst: false,
    wideOnly: true,
    cell: (chain) => <MetadataCell chain={chain} name={key} />,
  }));
}

function MetadataCell({ chain, name }: { readonly chain: ResponseChain; readonly name: string }) {
  const { metadata } = chain;
  if (!Object.hasOwn(metadata, name)) return null;
  const covered = coveredMetadata(Object.fromEntries([[name, metadata[name]]]));
  return (
    <span className={classes["comment"]}>
      <ShortText most={COMMENT}>{answerText(Object.values(covered)[0])}</ShortText>
    </span>
  );
}
