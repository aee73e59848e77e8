import type { CSSProperties } from "react";
import { drawn } from "../../../ui/drawn.ts";
import type { ChainRow, ChainTableColumn } from "./chain-features.ts";
import { cellPlace, type Room, ROLES } from "./table-layout.ts";
import classes from "./table.module.css";

interface TableRowProps {
  readonly row: ChainRow;
  /** Those of the table as it is: a row is drawn anew where they have changed. */
  readonly columns: readonly ChainTableColumn[];
  /** Its place in the list, from 0. */
  readonly index: number;
  readonly room: Room;
  /** True for the chain that is open beside the list. */
  readonly isCurrent: boolean;
  readonly style?: CSSProperties | undefined;
}

export function TableRow({ row, columns, index, room, isCurrent, style }: TableRowProps) {
  return (
    <tr
      {...ROLES.row}
      className={classes["row"]}
      style={style}
      aria-rowindex={index + 2}
      aria-current={isCurrent || undefined}
      data-line={index}
    >
      {columns.map((column) => {
        const cell = row.getAllCellsByColumnId()[column.id];
        const isHead = column.columnDef.meta?.rowHeader === true;
        const Cell = isHead ? "th" : "td";
        return (
          <Cell
            key={column.id}
            {...(isHead ? ROLES.rowHead : ROLES.cell)}
            className={classes["cell"]}
            {...cellPlace(column, room)}
          >
            {cell === undefined ? null : drawn(column.columnDef.cell, cell.getContext())}
          </Cell>
        );
      })}
    </tr>
  );
}

interface ShapeRowProps extends Pick<TableRowProps, "index" | "style"> {
  /** How many columns there are. */
  readonly cells: number;
}

export function ShapeRow({ index, cells, style }: ShapeRowProps) {
  return (
    <tr {...ROLES.row} className={classes["row"]} style={style} aria-rowindex={index + 2} data-line={index}>
      {Array.from({ length: cells }, (_, cell) => (
        <td key={cell} {...ROLES.cell} className={classes["cell"]}>
          <span className={classes["shape"]} aria-hidden />
        </td>
      ))}
    </tr>
  );
}
