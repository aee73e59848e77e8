import type { ResponseChain } from "../../../contract/resources.ts";
import { fitting, isNarrowedHere } from "../../../filters/conditions.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { metTerms } from "../all/met-metadata.ts";
import type { MetMetadata } from "../all/rows-words.ts";
import { useSifted, type Sifted } from "../sifted/use-sifted.ts";
import { PAGE_ROWS, type PageInList } from "../size/page-in-list.ts";
import { useChainsPage, type ChainsPage } from "./use-chains-page.ts";

export interface PageInView {
  /** The API's list: where something is looked for in it, its first page alone. */
  readonly list: ChainsPage;
  /** True where the API can't be asked for all that is wanted, so that it is looked for in its list. */
  readonly isSifted: boolean;
  /** Undefined also while what looks for it comes. */
  readonly sifted: Sifted | undefined;
  /** Undefined while nobody knows. */
  readonly place: PageInList | undefined;
  readonly rows: readonly ResponseChain[];
  readonly metadata: MetMetadata;
  /** The shape of what comes. */
  readonly waiting: boolean;
  /** True while the rows are those of a former question. */
  readonly stale: boolean;
}

const NO_ROWS: readonly ResponseChain[] = [];

/** The page to show: as the API gives it, or filled with what is looked for in all that it gives. */
export function usePageInView(screen: Screen): PageInView {
  const { values } = screen;
  const list = useChainsPage(screen);
  const sifted = useSifted(screen);
  if (!isNarrowedHere(values)) {
    const rows = list.page?.rows ?? NO_ROWS;
    const { stale } = list;
    const waiting = list.page === undefined;
    return {
      list,
      isSifted: false,
      sifted: undefined,
      place: list,
      rows,
      metadata: met(rows),
      waiting,
      stale,
    };
  }
  const isWaiting = sifted?.isWaiting ?? true;
  // What fits on the API's first page stands until what has been read holds more.
  const begun =
    (values.page ?? 1) === 1
      ? (list.first?.rows ?? NO_ROWS).filter(fitting(values)).slice(0, PAGE_ROWS)
      : NO_ROWS;
  const isBehind = sifted?.isReadOn === true && sifted.chains.length < begun.length;
  const rows = sifted === undefined || isWaiting || isBehind ? begun : sifted.chains;
  return {
    list,
    isSifted: true,
    sifted,
    place: sifted,
    rows,
    metadata: sifted?.metadata ?? met(list.first?.rows ?? NO_ROWS),
    waiting: isWaiting && rows.length === 0,
    stale: rows === sifted?.chains && sifted.arranging,
  };
}

const met = (chains: readonly ResponseChain[]): MetMetadata => ({
  keys: chains.flatMap((chain) => Object.keys(chain.metadata)),
  terms: metTerms(chains),
});
