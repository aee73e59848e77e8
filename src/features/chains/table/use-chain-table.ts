import {
  functionalUpdate,
  useTable,
  type SortingState,
  type TableFeature,
  type Updater,
} from "@tanstack/react-table";
import type { ResponseChain } from "../../../contract/resources.ts";
import { columnState, withColumnState, type ColumnState, NARROWEST, WIDEST } from "../columns/layout.ts";
import type { ArrangeableColumns } from "../columns/use-arrangeable-columns.ts";
import type { Chosen } from "./use-chosen.ts";
import { chainFeatures, type ChainFeatures, type ChainColumnDef } from "./chain-features.ts";
import { useChooseColumn } from "./choose-column.tsx";
import type { ChainColumn } from "../columns/chain-column.ts";
import { roomOf } from "./column-widths.ts";

interface ChainTableAsked {
  readonly columns: ArrangeableColumns;
  /** The rows of a page, which its head chooses; undefined for a list of everything. */
  readonly rows: readonly ResponseChain[] | undefined;
  readonly zone: string;
  readonly chosen: Chosen;
  /** Undefined where rows can't be sorted. */
  readonly sorting?: {
    readonly feature: TableFeature;
    readonly state: SortingState;
    readonly onChange: (sorting: SortingState) => void;
  };
}

const UNSORTED: SortingState = [];
const NO_ROWS: readonly ResponseChain[] = [];

/** The table of response chains: of a page, or of all that match. Its columns have the layout of the user, its rows are sorted elsewhere. */
export function useChainTable({ columns, rows, zone, chosen, sorting }: ChainTableAsked) {
  const { all, layout, setLayout } = columns;
  const choose = useChooseColumn(rows, chosen, zone);
  const arranged = columnState(layout, all);
  const state = { ...arranged, sorting: sorting?.state ?? UNSORTED };
  const changing =
    <Slice extends keyof ColumnState>(slice: Slice) =>
    (updater: Updater<ColumnState[Slice]>) =>
      setLayout(withColumnState(layout, arranged, { [slice]: functionalUpdate(updater, arranged[slice]) }));
  const features: ChainFeatures =
    sorting === undefined ? chainFeatures : { ...chainFeatures, rowSortingFeature: sorting.feature };
  return useTable({
    features,
    columns: [choose, ...all.map(columnDef)],
    // It knows the columns alone: rows are drawn by who has them.
    data: NO_ROWS,
    state,
    onColumnOrderChange: changing("columnOrder"),
    onColumnVisibilityChange: changing("columnVisibility"),
    onColumnPinningChange: changing("columnPinning"),
    onColumnSizingChange: changing("columnSizing"),
    enableSorting: sorting !== undefined,
    enableMultiSort: false,
    enableSortingRemoval: false,
    manualSorting: true,
    onSortingChange: (updater) => sorting?.onChange(functionalUpdate(updater, sorting.state)),
  });
}

export type ChainTable = ReturnType<typeof useChainTable>;

/** A column as the table takes it. */
function columnDef(column: ChainColumn): ChainColumnDef {
  const { id, header, rowHeader = false, numeric = false, wideOnly = false, cell } = column;
  const { size, grows } = roomOf(id);
  return {
    id,
    header,
    size,
    minSize: NARROWEST,
    maxSize: WIDEST,
    enableHiding: !rowHeader,
    // Rows are sorted where they are kept, by what stands there.
    accessorFn: (chain) => chain._id,
    sortDescFirst: id === "created",
    meta: { name: header, numeric, wideOnly, rowHeader, grows, cell },
  };
}
