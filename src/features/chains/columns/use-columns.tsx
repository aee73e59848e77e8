import type { ResponseChain } from "../../../contract/resources.ts";
import type { FilterOption } from "../../../filters/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import type { DataColumn } from "../../../ui/data-table.tsx";
import type { Chosen } from "../use-chosen.ts";
import type { ChainColumn } from "./chain-column.ts";
import { useChooseColumn } from "./choose-column.tsx";
import { BOX_WIDTH, type Placed } from "./layout.ts";
import { usePlacedColumns, type PlacedColumns } from "./use-placed-columns.ts";

interface ColumnsAsked {
  readonly screen: Screen;
  /** The number of the page that the rows are on, from 1. */
  readonly page: number;
  /** The rows of that page. */
  readonly rows: readonly ResponseChain[];
  readonly chosen: Chosen;
  /** The surveys' names. */
  readonly surveys: readonly FilterOption[];
}

export interface ArrangedColumns extends PlacedColumns {
  /** Those of the table, as it takes them. */
  readonly table: readonly DataColumn<ResponseChain>[];
}

/** The columns of a page of the list as somebody has arranged them for these surveys. */
export function useColumns({ screen, page, rows, chosen, surveys }: ColumnsAsked): ArrangedColumns {
  const metadataKeys = rows.flatMap((chain) => Object.keys(chain.metadata));
  const columns = usePlacedColumns({ screen, page, metadataKeys, surveys });
  const choose = useChooseColumn(rows, chosen, screen.zone);
  const shown = columns.all.filter((column) => column.shown);
  return { ...columns, table: withOffsets(choose, shown) };
}

/** Columns that stay in view begin where the one before them ends. */
function withOffsets(
  choose: DataColumn<ResponseChain>,
  columns: readonly Placed<ChainColumn>[],
): readonly DataColumn<ResponseChain>[] {
  if (!columns.some(({ pinned }) => pinned)) return [choose, ...columns];
  let offset = BOX_WIDTH;
  return [
    { ...choose, width: BOX_WIDTH, pinnedAt: 0 },
    ...columns.map((column) => {
      if (!column.pinned || column.width === undefined) return column;
      const pinnedAt = offset;
      offset += column.width;
      return { ...column, pinnedAt };
    }),
  ];
}
