import type { ReactNode } from "react";
import type { Density } from "../columns/layout.ts";
import type { ListRoom } from "../table/column-place.ts";
import { sorts } from "./sorts.tsx";
import { TableHead } from "../table/table-head.tsx";
import { ROLES } from "../table/table-roles.ts";
import { tableStyle } from "../table/table-style.ts";
import type { ChainTable } from "../table/use-chain-table.ts";
import tables from "../table/table.module.css";
import classes from "./grid.module.css";

/** The height of the heads, which stay in view. */
export const HEAD = 36;

interface GridFrameProps {
  readonly label: string;
  readonly table: ChainTable;
  readonly room: ListRoom;
  readonly density: Density;
  readonly busy: boolean;
  /** How many lines there are; undefined while that is not known. */
  readonly count: number | undefined;
  /** Pixels of the whole list. */
  readonly height: number;
  /** Pixels from its start to the first line drawn. */
  readonly top: number;
  readonly children: ReactNode;
}

/** What the lines stand in. All of them move as one: a style of its own for each costs several times what drawing it does. */
export function GridFrame(props: GridFrameProps) {
  const { label, table, room, density, busy, count, height, top, children } = props;
  const lines = { transform: `translateY(${top}px)` };
  if (room === "phone") {
    return (
      <div style={{ height }}>
        <ul className={classes["cards"]} aria-label={label} aria-busy={busy} style={lines}>
          {children}
        </ul>
      </div>
    );
  }
  return (
    <table
      {...ROLES.table}
      className={tables["table"]}
      aria-label={label}
      aria-busy={busy}
      aria-rowcount={count === undefined ? -1 : count + 1}
      data-density={density}
      style={{ ...tableStyle(table, density, room), height }}
    >
      <TableHead table={table} room={room} sorts={sorts} />
      <tbody {...ROLES.rowGroup} className={classes["body"]} style={lines}>
        {children}
      </tbody>
    </table>
  );
}
