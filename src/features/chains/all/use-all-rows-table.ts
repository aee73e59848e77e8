import { rowSortingFeature } from "@tanstack/react-table";
import type { FilterOption } from "../../../filters/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { useArrangeableColumns } from "../columns/use-arrangeable-columns.ts";
import { useRowLinks } from "../columns/use-row-links.ts";
import { useChainTable } from "../table/use-chain-table.ts";
import type { Chosen } from "../table/use-chosen.ts";
import { orderOf, readOrder, sortingOf, writeOrder } from "./row-order.ts";
import type { ObservedMetadata } from "./rows-words.ts";

interface AllRowsTableAsked {
  readonly chosen: Chosen;
  /** The surveys' names. */
  readonly surveys: readonly FilterOption[];
  readonly metadata: ObservedMetadata;
}

/** The table of the list of everything: the same as a page's, and sorted as the address says. */
export function useAllRowsTable(screen: Screen, { chosen, surveys, metadata }: AllRowsTableAsked) {
  const { values, zone, change } = screen;
  const links = useRowLinks(screen.searchWith({}));
  const columns = useArrangeableColumns({ screen, links, metadataKeys: metadata.keys, surveys });
  const table = useChainTable({
    columns,
    rows: undefined,
    zone,
    chosen,
    sorting: {
      feature: rowSortingFeature,
      state: sortingOf(readOrder(values.sort)),
      onChange: (sorting) => change({ sort: writeOrder(orderOf(sorting)) }),
    },
  });
  return { links, columns, table };
}
