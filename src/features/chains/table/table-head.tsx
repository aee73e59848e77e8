import { lazy, type ComponentType } from "react";
import { drawn } from "../../../ui/drawn.ts";
import { AfterFirstContent } from "../../../ui/first-content.tsx";
import type { ChainTableColumn } from "./chain-features.ts";
import { cellPlace, hasRoom, type Room } from "./column-place.ts";
import { ROLES } from "./table-roles.ts";
import type { ChainTable } from "./use-chain-table.ts";
import classes from "./table.module.css";

const Resizer = lazy(async () => ({ default: (await import("./column-resizer.tsx")).Resizer }));

interface TableHeadProps {
  readonly table: ChainTable;
  readonly room: Room;
  /** What a press sorts by; left out where rows can't be sorted. */
  readonly SortHead?: ComponentType<{ readonly column: ChainTableColumn }>;
}

/** The heads of the columns, whose edges can be moved. */
export function TableHead({ table, room, SortHead }: TableHeadProps) {
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
                  aria-sort={SORTS[String(column.getIsSorted())]}
                  {...cellPlace(column, room)}
                >
                  {SortHead !== undefined && column.getCanSort() ? (
                    <SortHead column={column} />
                  ) : (
                    <span className={classes["headText"]}>
                      {drawn(column.columnDef.header, header.getContext())}
                    </span>
                  )}
                  <AfterFirstContent>
                    <Resizer
                      column={column}
                      onResize={(width) =>
                        table.setColumnSizing((before) => ({ ...before, [column.id]: width }))
                      }
                    />
                  </AfterFirstContent>
                </th>
              );
            })}
        </tr>
      ))}
    </thead>
  );
}

const SORTS: Readonly<Record<string, "ascending" | "descending">> = { asc: "ascending", desc: "descending" };
