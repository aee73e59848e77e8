import type { CSSProperties } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { DataColumn } from "../../../ui/data-table.tsx";
import type { ChainColumn } from "../columns/chain-column.ts";
import { BOX_WIDTH, type Placed } from "../columns/layout.ts";

/** A column whose width does not depend on its cells, which come and go. */
export interface GridColumn extends DataColumn<ResponseChain> {
  readonly size: CSSProperties;
  /** Pixels that it takes at least. */
  readonly least: number;
  readonly sortable: boolean;
}

/** A wide window, one that is shared with a chain, or a small one. */
export type Space = "wide" | "shared" | "small";

interface Room {
  readonly width: number;
  /** The share that it takes of what is left. */
  readonly grows: number;
}

/** What a column takes unless somebody has made it wider; those of questions and metadata are like any other. */
const ROOM: Readonly<Record<string, Room>> = {
  created: { width: 172, grows: 0 },
  nps: { width: 104, grows: 0 },
  comment: { width: 240, grows: 6 },
  survey: { width: 130, grows: 1 },
  touchpoint: { width: 150, grows: 1 },
  team: { width: 110, grows: 1 },
  language: { width: 96, grows: 0 },
};
const SMALL_ROOM: Readonly<Record<string, Room>> = {
  created: { width: 108, grows: 0 },
  nps: { width: 64, grows: 0 },
  comment: { width: 80, grows: 1 },
};
const ANY_ROOM: Room = { width: 140, grows: 1 };
const BOX: Room = { width: BOX_WIDTH, grows: 0 };

/** The columns that show, after the boxes, each as wide on every row. */
export function gridColumns(
  choose: DataColumn<ResponseChain>,
  columns: readonly Placed<ChainColumn>[],
  space: Space,
): readonly GridColumn[] {
  const isSmall = space === "small";
  const shown = columns.filter((column) => column.shown && (space === "wide" || column.wideOnly !== true));
  const hasPins = !isSmall && shown.some(({ pinned }) => pinned);
  const grid = [placedAt(choose, BOX, hasPins ? 0 : undefined, false)];
  let offset = BOX_WIDTH;
  for (const column of shown) {
    const room = isSmall ? roomOf(SMALL_ROOM, column.id) : widened(roomOf(ROOM, column.id), column.width);
    const isPinned = hasPins && column.pinned;
    grid.push(placedAt(column, room, isPinned ? offset : undefined, true));
    if (isPinned) offset += room.width;
  }
  return grid;
}

const placedAt = (
  column: DataColumn<ResponseChain>,
  room: Room,
  pinnedAt: number | undefined,
  sortable: boolean,
): GridColumn => ({ ...column, pinnedAt, size: sizeOf(room, pinnedAt), least: room.width, sortable });

const roomOf = (rooms: Readonly<Record<string, Room>>, id: string): Room =>
  Object.hasOwn(rooms, id) ? (rooms[id] ?? ANY_ROOM) : ANY_ROOM;

const widened = (room: Room, width: number | undefined): Room =>
  width === undefined ? room : { width, grows: 0 };

function sizeOf({ width, grows }: Room, pinnedAt: number | undefined): CSSProperties {
  const flex = `${pinnedAt === undefined ? grows : 0} 0 ${width}px`;
  return pinnedAt === undefined ? { flex } : { flex, insetInlineStart: pinnedAt };
}
