import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  metaHelper,
  rowSelectionFeature,
  tableFeatures,
  type Column,
  type ColumnDef,
  type Row,
  type TableFeature,
} from "@tanstack/react-table";
import type { ResponseChain } from "../../../contract/resources.ts";

export interface ChainColumnMeta {
  readonly name: string;
  /** Numbers stand at the end of their cell, digit under digit. */
  readonly numeric: boolean;
  /** Left out where the list stands beside a chain. */
  readonly wideOnly: boolean;
  /** The column that names the row. */
  readonly rowHeader: boolean;
  /** The share that it takes of the room that is left. */
  readonly grows: number;
}

export const chainFeatures = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  columnMeta: metaHelper<ChainColumnMeta>(),
});

/** Sorting comes with the list that can be sorted. */
export type ChainFeatures = typeof chainFeatures & { readonly rowSortingFeature?: TableFeature };
export type ChainTableColumn = Column<ChainFeatures, ResponseChain>;
export type ChainColumnDef = ColumnDef<ChainFeatures, ResponseChain>;
export type ChainRow = Row<ChainFeatures, ResponseChain>;
