import { useWindow } from "./window-size.ts";
import { DataTable, type DataColumn } from "./data-table.tsx";
import type { ReactNode } from "react";
import { FirstContent } from "./schedule/first-content.tsx";
import classes from "./cards-or-table.module.css";

export function CardsOrTable<Row extends object>({ until = 720, ...props }: CardsOrTableProps<Row>) {
  return useWindow(`(max-width: ${until}px)`) ? <CardList {...props} /> : <DataTable {...props} />;
}

interface CardsOrTableProps<Row> extends CardListProps<Row> {
  /** The widest window, in pixels, that has no room for the table. */
  readonly until?: number;
  /** Of the table. */
  readonly dense?: boolean;
}

interface CardListProps<Row> {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly loading: boolean;
  readonly stale?: boolean;
  /** What stands below a card's own lines; undefined for nothing. */
  readonly renderDetail?: (row: Row) => ReactNode;
}

const SHAPES = 5;

/** The rows of a table where there is no room for one: each a card, which its heading column begins. */
function CardList<Row>({ label, columns, rows, rowKey, ...rest }: CardListProps<Row>) {
  const { loading, stale = false, renderDetail } = rest;
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
