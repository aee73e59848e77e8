import { type ComponentType } from "react";
import { drawn } from "../../../ui/drawn.ts";
import type { ChainTableColumn } from "./chain-features.ts";
import { cellPlace, hasRoom, type Room, ROLES } from "./table-layout.ts";
import type { ChainTable } from "./use-chain-table.ts";
import classes from "./table.module.css";
import { partAfterFirst } from "../../../ui/schedule/late-part.tsx";

const Resizer = partAfterFirst(async () => (await import("./column-resizer.tsx")).Resizer);

export interface Sorts {
  readonly Head: ComponentType<{ readonly column: ChainTableColumn }>;
  readonly directionOf: (column: ChainTableColumn) => "ascending" | "descending" | undefined;
}

interface TableHeadProps {
  readonly table: ChainTable;
  readonly room: Room;
  /** Left out where rows can't be sorted. */
  readonly sorts?: Sorts;
}

/** The heads of the columns, whose edges can be moved. */
export function TableHead({ table, room, sorts }: TableHeadProps) {
  return (
    <thead {...ROLES.rowGroup} className={classes["head"]}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} {...ROLES.row} className={classes["headRow"]} aria-rowindex={1}>
          {group.headers
            .filter(({ column }) => hasRoom(column, room))
            .map((header) => {
              const { column } = header;
              return (
                <th
                  key={column.id}
                  {...ROLES.head}
                  scope="col"
                  className={classes["cell"]}
                  // The edge of the column is no part of its name.
                  aria-label={column.columnDef.meta?.name}
                  aria-sort={sorts?.directionOf(column)}
                  {...cellPlace(column, room)}
                >
                  {sorts !== undefined ? (
                    <sorts.Head column={column} />
                  ) : (
                    <span className={classes["headText"]}>
                      {drawn(column.columnDef.header, header.getContext())}
                    </span>
                  )}
                  <Resizer
                    column={column}
                    onResize={(width) =>
                      table.setColumnSizing((before) => ({ ...before, [column.id]: width }))
                    }
                  />
                </th>
              );
            })}
        </tr>
      ))}
    </thead>
  );
}
