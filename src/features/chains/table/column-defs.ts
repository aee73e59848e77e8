import type { ChainColumn } from "../columns/chain-column.ts";
import { NARROWEST, WIDEST } from "../columns/layout.ts";
import type { ChainColumnDef } from "./chain-features.ts";
import { roomOf } from "./column-widths.ts";

/** A column as the table takes it. */
export function columnDef(column: ChainColumn): ChainColumnDef {
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
