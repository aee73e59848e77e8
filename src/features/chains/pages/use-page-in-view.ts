import type { ResponseChain } from "../../../contract/resources.ts";
import { isNarrowedHere } from "../../../filters/chain-filter.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { metadataOf } from "../all/observed-metadata.ts";
import { useClientFiltered } from "../all/use-client-filtered.ts";
import { PAGE_ROWS } from "../queries/page-place.ts";
import { useChainsPage } from "./use-chains-page.ts";

export type PageInView = ReturnType<typeof usePageInView>;

const NO_ROWS: readonly ResponseChain[] = [];

/** The page to show: as the API gives it, or filled with what is looked for in all that it gives. */
export function usePageInView(screen: Screen) {
  const { values } = screen;
  const list = useChainsPage(screen);
  const clientFiltered = useClientFiltered(screen);
  if (!isNarrowedHere(values)) {
    const rows = list.page?.rows ?? NO_ROWS;
    return {
      list,
      isClientFiltered: false,
      clientFiltered: undefined,
      place: list,
      rows,
      metadata: metadataOf(rows),
      waiting: list.page === undefined,
      stale: list.stale,
    };
  }
  const isWaiting = clientFiltered?.isWaiting ?? true;
  // What fits on the API's first page stands until what has been read holds more.
  const prestarted =
    clientFiltered !== undefined && (values.page ?? 1) === 1
      ? (list.first?.rows ?? NO_ROWS).filter(clientFiltered.fits).slice(0, PAGE_ROWS)
      : NO_ROWS;
  const isBehind = clientFiltered?.isReadOn === true && clientFiltered.chains.length < prestarted.length;
  const rows = clientFiltered === undefined || isWaiting || isBehind ? prestarted : clientFiltered.chains;
  return {
    /** The API's list: where something is looked for in it, its first page alone. */
    list,
    /** True where the API can't be asked for all that is wanted, so that it is looked for in its list. */
    isClientFiltered: true,
    /** Undefined also while what looks for it comes. */
    clientFiltered,
    place: clientFiltered,
    rows,
    metadata: clientFiltered?.metadata ?? metadataOf(list.first?.rows ?? NO_ROWS),
    /** The shape of what comes. */
    waiting: isWaiting && rows.length === 0,
    /** True while the rows are those of a former question. */
    stale: rows === clientFiltered?.chains && clientFiltered.arranging,
  };
}
