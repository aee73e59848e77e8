import type { CSSProperties } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { ChainTableColumn } from "./chain-features.ts";
import { cellPlace, type Room } from "./column-place.ts";
import { ROLES } from "./table-roles.ts";
import classes from "./table.module.css";

interface TableRowProps {
  readonly chain: ResponseChain;
  /** The columns that are drawn, in their order: others than before where they have changed. */
  readonly columns: readonly ChainTableColumn[];
  /** Its place in the list, from 0. */
  readonly index: number;
  readonly room: Room;
  /** True for the chain that is open beside the list. */
  readonly isCurrent: boolean;
  readonly style?: CSSProperties | undefined;
}

/** One response. */
export function TableRow({ chain, columns, index, room, isCurrent, style }: TableRowProps) {
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
        const { rowHeader: isHead = false, cell } = column.columnDef.meta ?? {};
        const Cell = isHead ? "th" : "td";
        return (
          <Cell
            key={column.id}
            {...(isHead ? ROLES.rowHead : ROLES.cell)}
            className={classes["cell"]}
            {...cellPlace(column, room)}
          >
            {cell?.(chain)}
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

/** Grey bars where a row will be. */
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
