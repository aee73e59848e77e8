import type { CSSProperties } from "react";
import type { ChainTable } from "./use-chain-table.ts";
import type { ChainTableColumn } from "./chain-features.ts";

/** The width of the list decides what it has room for. */
export type Room = "wide" | "beside";

/** On a phone, rows are cards. */
export type ListRoom = Room | "phone";

export const hasRoom = (column: ChainTableColumn, room: Room): boolean =>
  room === "wide" || column.columnDef.meta?.wideOnly !== true;

/** Columns that stay in view do so where there is something to scroll. */
const staysInView = (column: ChainTableColumn, room: Room): boolean =>
  room === "wide" && column.getIsPinned() !== false;

/** The columns that are drawn, in their order. */
export const columnsIn = (table: ChainTable, room: Room): readonly ChainTableColumn[] =>
  [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()].filter((column) =>
    hasRoom(column, room),
  );

interface Tracks {
  /** For `grid-template-columns` of every row. */
  readonly template: string;
  /** Pixels that they take at least. */
  readonly least: number;
}

/** The room of each column, the same on every row: as much as it is given, or its part of what is left. */
export function tracksOf(table: ChainTable, room: Room): Tracks {
  const columns = columnsIn(table, room);
  const { columnSizing } = table.state;
  const track = (column: ChainTableColumn): string => {
    const size = column.getSize();
    const grows = column.columnDef.meta?.grows ?? 0;
    const isGiven = Object.hasOwn(columnSizing, column.id) || staysInView(column, room);
    return isGiven || grows === 0 ? `${size}px` : `minmax(${size}px, ${grows}fr)`;
  };
  return {
    template: columns.map(track).join(" "),
    least: columns.reduce((sum, column) => sum + column.getSize(), 0),
  };
}

interface CellPlace {
  readonly style?: CSSProperties;
  readonly "data-pinned"?: true;
  readonly "data-numeric"?: true;
}

/** What a cell carries for its column. */
export function cellPlace(column: ChainTableColumn, room: Room): CellPlace {
  return {
    ...(column.columnDef.meta?.numeric === true ? { "data-numeric": true } : {}),
    ...(staysInView(column, room)
      ? { "data-pinned": true, style: { insetInlineStart: column.getStart("start") } }
      : {}),
  };
}
