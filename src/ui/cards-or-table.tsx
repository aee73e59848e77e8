import type { ReactNode } from "react";
import { useWindow } from "./window-size.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { FirstContent } from "./schedule/first-content.tsx";
import classes from "./cards-or-table.module.css";

export function CardsOrTable<Row extends object>({
  until = 720,
  orderField,
  ...props
}: CardsOrTableProps<Row>) {
  return useWindow(`(max-width: ${until}px)`) ? (
    <>
      {orderField}
      <CardList {...props} />
    </>
  ) : (
    <DataTable {...props} />
  );
}

interface CardsOrTableProps<Row> extends DataTableProps<Row> {
  /** The widest window, in pixels, that has no room for the table. */
  readonly until?: number;
  /** What the heads of the table do, where there are none. */
  readonly orderField?: ReactNode;
}

const SHAPES = 5;

/** The rows of a table where there is no room for one: each a card, which its heading column begins. */
function CardList<Row>({ label, columns, rows, rowKey, ...rest }: DataTableProps<Row>) {
  const { loading = false, stale = false, renderDetail } = rest;
  const heading = columns.filter(({ rowHeader }) => rowHeader === true);
  const others = columns.filter((column) => !heading.includes(column));
  return (
    <ul className={classes["cards"]} aria-label={label} aria-busy={loading || stale}>
      {loading && rows.length === 0
        ? Array.from({ length: SHAPES }, (_, index) => (
            <li key={index} className={classes["shape"]} aria-hidden />
          ))
        : null}
      {rows.map((row) => (
        <li key={rowKey(row)}>
          {heading.map(({ id, cell }) => (
            <div key={id} className={classes["heading"]}>
              {cell(row)}
            </div>
          ))}
          <div className={classes["facts"]}>
            {others.map(({ id, cell }) => (
              <div key={id}>{cell(row)}</div>
            ))}
          </div>
          {renderDetail?.(row)}
        </li>
      ))}
      {rows.length > 0 ? <FirstContent /> : null}
    </ul>
  );
}
