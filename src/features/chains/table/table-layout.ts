// Where the cells of a table of chains stand: widths and heights, what there is room for, what stays in view.
import type { CSSProperties } from "react";
import type { Density, Layout } from "../columns/layout.ts";
import type { ChainTableColumn } from "./chain-features.ts";
import type { ChainTable } from "./use-chain-table.ts";
import { useWindow } from "../../../ui/window-size.ts";
import { useBeside, useWide } from "./use-beside.ts";

/** Said again, because a table that is laid out in another way is none to every browser. */
export const ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  rowHead: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** The width of the list decides what it has room for: beside a chain, and in a window that is as narrow, fewer columns. */
export type Room = "wide" | "beside";

/** On a phone, rows are cards. */
export type ListRoom = Room | "phone";

export const hasRoom = (column: ChainTableColumn, room: Room): boolean =>
  room === "wide" || column.columnDef.meta?.wideOnly !== true;

/** Columns that stay in view do so where there is something to scroll. */
const staysInView = (column: ChainTableColumn, room: Room): boolean =>
  room === "wide" && column.getIsPinned() !== false;

export const columnsIn = (table: ChainTable, room: Room): readonly ChainTableColumn[] =>
  [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()].filter((column) =>
    hasRoom(column, room),
  );

export const cellPlace = (column: ChainTableColumn, room: Room) => ({
  "data-numeric": column.columnDef.meta?.numeric || undefined,
  ...(staysInView(column, room) && {
    "data-pinned": true,
    style: { insetInlineStart: column.getStart("start") },
  }),
});

/** Pixels from one card or row to the next: of rows one line of text, three where they are relaxed, two where little room is left. */
export function lineHeight(density: Density, room: ListRoom): number {
  if (room === "phone") return 120;
  if (density === "relaxed") return 78;
  if (room === "beside") return 54;
  return density === "dense" ? 30 : 38;
}

interface RoomStyle extends CSSProperties {
  readonly "--rows": number;
}

/** What a list of so many rows takes at least, also while not all of them are drawn. */
export const roomFor = (rows: number): RoomStyle => ({ "--rows": rows });

/** What all rows of a table have in common, said once. */
export function tableStyle(table: ChainTable, density: Density, room: Room) {
  const columns = columnsIn(table, room);
  const { columnSizing } = table.state;
  /** The room of a column, the same on every row: as much as it is given, or its part of what is left. */
  const track = (column: ChainTableColumn): string => {
    const size = column.getSize();
    const grows = column.columnDef.meta?.grows ?? 0;
    const isGiven = Object.hasOwn(columnSizing, column.id) || staysInView(column, room);
    return isGiven || grows === 0 ? `${size}px` : `minmax(${size}px, ${grows}fr)`;
  };
  return {
    minWidth: columns.reduce((sum, column) => sum + column.getSize(), 0),
    "--tracks": columns.map(track).join(" "),
    "--row-height": `${lineHeight(density, room)}px`,
  };
}

/**
 * How much room the list has: on a phone its rows are cards, and beside a chain they have fewer columns. So have they where
 * a window has no room for all, unless the user asked for columns: those scroll.
 */
export function useListRoom({ shown }: Layout): ListRoom {
  const isPhone = useWindow("(max-width: 720px)");
  const isBeside = useBeside() !== undefined;
  const isNarrow = !useWide() && !Object.values(shown).includes(true);
  return isPhone ? "phone" : isBeside || isNarrow ? "beside" : "wide";
}
