import type { CSSProperties } from "react";
import type { Density } from "../columns/layout.ts";
import { tracksOf, type ListRoom, type Room } from "./column-place.ts";
import type { ChainTable } from "./use-chain-table.ts";

/** Pixels from one row to the next: one line of text, three where rows are relaxed, two where little room is left. */
function rowHeight(density: Density, room: Room): number {
  if (density === "relaxed") return 78;
  if (room === "beside") return 54;
  return density === "dense" ? 30 : 38;
}

/** Pixels from one response to the next, card or row. */
export const lineHeight = (density: Density, room: ListRoom): number =>
  room === "phone" ? 120 : rowHeight(density, room);

interface TableStyle extends CSSProperties {
  readonly "--tracks": string;
  readonly "--row-height": string;
}

interface RoomStyle extends CSSProperties {
  readonly "--rows": number;
}

/** What a list of so many rows takes, also while not all of them are drawn. */
export const roomFor = (rows: number): RoomStyle => ({ "--rows": rows });

/** What all rows of a table have in common, said once. */
export function tableStyle(table: ChainTable, density: Density, room: Room): TableStyle {
  const { template, least } = tracksOf(table, room);
  return { minWidth: least, "--tracks": template, "--row-height": `${rowHeight(density, room)}px` };
}
