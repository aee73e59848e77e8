import { memo } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { GridColumn } from "./grid-columns.ts";
import { ROLES } from "./table-roles.ts";
import classes from "./grid.module.css";

interface GridRowProps {
  /** The line that it stands on, from 0. */
  readonly index: number;
  /** Pixels from the first line drawn, for a line that stands apart from the others. */
  readonly apart: number | undefined;
  readonly columns: readonly GridColumn[];
  /** Undefined until it is here. */
  readonly chain: ResponseChain | undefined;
  /** True for the chain that is open beside the list. */
  readonly isCurrent: boolean;
}

/** One response on its line. Drawn anew only where it changes: most of a scrolled screen does not. */
export const GridRow = memo(function GridRow({ index, apart, columns, chain, isCurrent }: GridRowProps) {
  return (
    <tr
      {...ROLES.row}
      className={classes["row"]}
      style={apart === undefined ? undefined : { position: "absolute", insetBlockStart: apart }}
      aria-rowindex={index + 2}
      aria-current={isCurrent || undefined}
      data-line={index}
    >
      {columns.map(({ id, rowHeader, numeric, size, cell, pinnedAt }) => {
        const Cell = rowHeader === true ? "th" : "td";
        return (
          <Cell
            key={id}
            {...(rowHeader === true ? ROLES.rowHead : ROLES.cell)}
            className={classes["cell"]}
            style={size}
            data-numeric={numeric || undefined}
            data-pinned={pinnedAt === undefined ? undefined : true}
          >
            {chain === undefined ? <span className={classes["shape"]} aria-hidden /> : cell(chain)}
          </Cell>
        );
      })}
    </tr>
  );
});
