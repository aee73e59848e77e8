import { ArrowDown, ArrowUp } from "lucide-react";
import { Resizer } from "../../../ui/column-resizer.tsx";
import type { GridColumn } from "./grid-columns.ts";
import { pressed, type RowOrder } from "./row-order.ts";
import { ROLES } from "./table-roles.ts";
import classes from "./grid.module.css";

interface GridHeadProps {
  readonly columns: readonly GridColumn[];
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
  /** Undefined where columns are as wide as the screen lets them. */
  readonly onResize: ((id: string, width: number) => void) | undefined;
}

/** The heads of the columns: a press sorts by one, another press the other way round. */
export function GridHead({ columns, order, onOrder, onResize }: GridHeadProps) {
  return (
    <thead {...ROLES.rowGroup} className={classes["head"]}>
      <tr {...ROLES.row} className={classes["headRow"]} aria-rowindex={1}>
        {columns.map((column) => {
          const { id, header, sortable, size, numeric, pinnedAt } = column;
          const isSorted = sortable && order.column === id;
          return (
            <th
              key={id}
              {...ROLES.head}
              scope="col"
              className={classes["cell"]}
              style={size}
              // The edge of the column is no part of its name.
              aria-label={header}
              aria-sort={isSorted ? (order.descending ? "descending" : "ascending") : undefined}
              data-numeric={numeric || undefined}
              data-pinned={pinnedAt === undefined ? undefined : true}
            >
              {sortable ? (
                <button type="button" className={classes["sort"]} onClick={() => onOrder(pressed(order, id))}>
                  <span className={classes["headText"]}>{header}</span>
                  {isSorted ? <SortArrow descending={order.descending} /> : null}
                </button>
              ) : (
                <span className={classes["unseen"]}>{header}</span>
              )}
              {sortable ? <Resizer column={column} onResize={onResize} /> : null}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortArrow({ descending }: { readonly descending: boolean }) {
  const Arrow = descending ? ArrowDown : ArrowUp;
  return <Arrow size={14} aria-hidden className={classes["arrow"]} />;
}
