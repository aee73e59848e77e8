import { memo, type CSSProperties } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";
import { ChainCard, type CardSettings } from "../table/chain-card.tsx";
import { columnsIn, type ListRoom } from "../table/column-place.ts";
import type { ChainTable } from "../table/use-chain-table.ts";
import { ShapeRow, TableRow } from "../table/table-row.tsx";

interface GridLineProps {
  /** The line that it stands on, from 0. */
  readonly index: number;
  /** Pixels from the first line drawn, for a line that stands apart from the others. */
  readonly apart: number | undefined;
  readonly table: ChainTable;
  readonly card: CardSettings;
  readonly room: ListRoom;
  /** Undefined until it is here. */
  readonly chain: ResponseChain | undefined;
  /** True for the chain that is open beside the list. */
  readonly isCurrent: boolean;
}

/** One response on its line. Drawn anew only where it changes: most of a scrolled screen does not. */
export const GridLine = memo(function GridLine({
  index,
  apart,
  table,
  card,
  room,
  chain,
  isCurrent,
}: GridLineProps) {
  const style: CSSProperties | undefined =
    apart === undefined ? undefined : { position: "absolute", insetBlockStart: apart };
  if (room === "phone") return <ChainCard {...card} index={index} chain={chain} style={style} />;
  const columns = columnsIn(table, room);
  if (chain === undefined) return <ShapeRow index={index} cells={columns.length} style={style} />;
  return <TableRow {...{ chain, columns, index, room, isCurrent, style }} />;
});
