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
import type { ChainColumn } from "../columns/layout.ts";

interface ChainColumnMeta extends Pick<ChainColumn, "numeric" | "wideOnly" | "rowHeader"> {
  readonly name: string;
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
