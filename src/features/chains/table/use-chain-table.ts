import type { SortingState, TableFeature, Updater, RowSelectionState } from "@tanstack/react-table";
import { functionalUpdate, useTable } from "@tanstack/react-table";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { ColumnState, ChainColumn } from "../columns/layout.ts";
import { columnState, withColumnState } from "../columns/layout.ts";
import type { ArrangeableColumns } from "../columns/use-arrangeable-columns.tsx";
import { chainFeatures, type ChainFeatures, type ChainColumnDef } from "./chain-features.ts";
import { useChooseColumn } from "./choose-column.tsx";
import { useState } from "react";

/** Rows selected by hand, over all pages. The table knows their ids; an export needs the whole chains, also of pages left. */
export type Chosen = ReturnType<typeof useChosen>;

const NONE: ReadonlyMap<string, ResponseChain> = new Map();

export function useChosen() {
  const [chosen, setChosen] = useState(NONE);
  return {
    rows: [...chosen.values()],
    selection: Object.fromEntries(Array.from(chosen.keys(), (id) => [id, true] as const)),
    /** `loaded` holds the chains of ids that are new in `selection`. */
    select: (selection: RowSelectionState, loaded: readonly ResponseChain[]) =>
      setChosen((before) => {
        const known = [...before, ...loaded.map((chain) => [chain._id, chain] as const)];
        return new Map(known.filter(([id]) => selection[id]));
      }),
    clear: () => setChosen(NONE),
  };
}

export interface ChainTableOptions {
  readonly columns: ArrangeableColumns;
  readonly zone: string;
  readonly chosen: Chosen;
  /** Undefined for the pages of the API, whose order is given. */
  readonly sorting?: {
    readonly feature: TableFeature;
    readonly state: SortingState;
    readonly onChange: (sorting: SortingState) => void;
  };
}

const UNSORTED: SortingState = [];

/** The table over the rows of a page or of a longer list; sorted and paged by the API or by a worker. */
export function useChainTable(rows: readonly ResponseChain[], options: ChainTableOptions) {
  const { columns, zone, chosen, sorting } = options;
  const { all, layout, setLayout } = columns;
  const choose = useChooseColumn(chosen.selection, zone, sorting === undefined);
  const arranged = columnState(layout, all);
  const state = { ...arranged, rowSelection: chosen.selection, sorting: sorting?.state ?? UNSORTED };
  const changing =
    <Slice extends keyof ColumnState>(slice: Slice) =>
    (updater: Updater<ColumnState[Slice]>) =>
      setLayout(withColumnState(layout, arranged, { [slice]: functionalUpdate(updater, arranged[slice]) }));
  const features: ChainFeatures =
    sorting === undefined ? chainFeatures : { ...chainFeatures, rowSortingFeature: sorting.feature };
  return useTable({
    features,
    columns: [choose, ...all.map(columnDef)],
    data: rows,
    getRowId: ({ _id }) => _id,
    state,
    onColumnOrderChange: changing("columnOrder"),
    onColumnVisibilityChange: changing("columnVisibility"),
    onColumnPinningChange: changing("columnPinning"),
    onColumnSizingChange: changing("columnSizing"),
    enableSorting: sorting !== undefined,
    enableMultiSort: false,
    enableSortingRemoval: false,
    manualSorting: true,
    onRowSelectionChange: (updater) => chosen.select(functionalUpdate(updater, chosen.selection), rows),
    onSortingChange: (updater) => sorting?.onChange(functionalUpdate(updater, sorting.state)),
  });
}

export type ChainTable = ReturnType<typeof useChainTable>;

function columnDef(column: ChainColumn): ChainColumnDef {
  const { id, header, rowHeader = false, cell } = column;
  const { size, grows } = SIZES.get(id) ?? ANY_SIZE;
  return {
    id,
    header,
    size,
    enableHiding: !rowHeader,
    // Makes the column sortable; the worker sorts by the values that it holds.
    accessorFn: ({ _id }) => _id,
    enableSorting: id !== "codes",
    cell: ({ row }) => cell(row.original),
    sortDescFirst: id === "created",
    meta: { ...column, name: header, grows },
  };
}

interface ColumnSize {
  /** Pixels. */
  readonly size: number;
  /** The share that it takes of what is left. */
  readonly grows: number;
}

/** What a column takes unless it was made wider; those of questions and metadata are like any other. */
const SIZES: ReadonlyMap<string, ColumnSize> = new Map([
  ["created", { size: 184, grows: 0 }],
  ["nps", { size: 128, grows: 0 }],
  ["comment", { size: 240, grows: 6 }],
  ["survey", { size: 130, grows: 1 }],
  ["touchpoint", { size: 150, grows: 1 }],
  ["team", { size: 110, grows: 1 }],
  ["language", { size: 112, grows: 0 }],
]);
const ANY_SIZE: ColumnSize = { size: 140, grows: 1 };
