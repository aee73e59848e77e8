import { createColumnHelper, metaHelper, tableFeatures, useTable } from "@tanstack/react-table";
import { Fragment, type ReactNode } from "react";
import { FirstContent } from "./schedule/first-content.tsx";
import { drawn } from "./drawn.ts";
import { goToRow } from "./go-to-row.ts";
import classes from "./data-table.module.css";

interface DataColumnMeta {
  /** Set on the column that the rows are sorted by. */
  readonly sorted?: "ascending" | "descending" | undefined;
  /** Numbers stand at the end of their cell, digit under digit. */
  readonly numeric?: boolean;
  /** Left out where the screen is narrow, or something stands beside it; say what matters of it in another cell. */
  readonly wideOnly?: boolean;
  /** The column that names the row. */
  readonly rowHeader?: boolean;
}

/** One column: what stands in its head and in its cells. */
export interface DataColumn<Row> extends DataColumnMeta {
  readonly id: string;
  readonly header: string;
  /** What stands in the head in place of the words of `header`. */
  readonly head?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** While true and there are no rows, the table shows the shape of what comes. */
  readonly loading?: boolean;
  /** Rows of a former question stay, but are seen to be old. */
  readonly stale?: boolean;
  /** Rows with less room above and below. */
  readonly dense?: boolean;
  /** What stands below a row, across all columns; undefined for nothing. */
  readonly renderDetail?: (row: Row) => ReactNode;
}

const features = tableFeatures({ columnMeta: metaHelper<DataColumnMeta>() });

/** A table with a name, a sticky head and aligned numbers. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, loading = false, stale = false, dense = false, renderDetail } = props;
  const helper = createColumnHelper<typeof features, Row>();
  const table = useTable({
    features,
    data: rows,
    getRowId: rowKey,
    columns: helper.columns(
      columns.map((column) =>
        helper.display({
          id: column.id,
          header: () => column.head ?? column.header,
          cell: ({ row }) => column.cell(row.original),
          meta: column,
        }),
      ),
    ),
  });
  const waiting = loading && rows.length === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls, so it takes the focus
    <div
      className={classes["frame"]}
      data-card
      tabIndex={0}
      role="region"
      aria-label={label}
      onKeyDown={goToRow}
    >
      <table
        className={classes["table"]}
        aria-label={label}
        aria-busy={waiting || stale}
        data-stale={stale || undefined}
        data-dense={dense || undefined}
      >
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th
                  key={header.id}
                  scope="col"
                  aria-sort={header.column.columnDef.meta?.sorted}
                  {...attributes(header.column.columnDef.meta)}
                >
                  {drawn(header.column.columnDef.header, header.getContext())}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {waiting ? <Shape columns={columns} /> : null}
          {table.getRowModel().rows.map((row) => (
            <Fragment key={row.id}>
              <tr>
                {row.getAllCells().map((cell) => {
                  const { meta, cell: template } = cell.column.columnDef;
                  const Cell = meta?.rowHeader === true ? "th" : "td";
                  return (
                    <Cell key={cell.id} {...(Cell === "th" ? { scope: "row" } : {})} {...attributes(meta)}>
                      {drawn(template, cell.getContext())}
                    </Cell>
                  );
                })}
              </tr>
              <Detail columns={columns.length}>{renderDetail?.(row.original)}</Detail>
            </Fragment>
          ))}
        </tbody>
      </table>
      {rows.length > 0 ? <FirstContent /> : null}
    </div>
  );
}

const attributes = (meta: DataColumnMeta | undefined) => ({
  "data-numeric": meta?.numeric || undefined,
  "data-wide-only": meta?.wideOnly || undefined,
});

const SHAPE_ROWS = 8;

function Shape<Row>({ columns }: { readonly columns: readonly DataColumn<Row>[] }) {
  return Array.from({ length: SHAPE_ROWS }, (_, index) => (
    <tr key={index} aria-hidden>
      {columns.map(({ id, numeric, wideOnly }) => (
        <td key={id} data-numeric={numeric || undefined} data-wide-only={wideOnly || undefined}>
          <span className={classes["shape"]} aria-hidden />
        </td>
      ))}
    </tr>
  ));
}

function Detail({ columns, children }: { readonly columns: number; readonly children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <tr>
      <td colSpan={columns} className={classes["detail"]}>
        {children}
      </td>
    </tr>
  );
}
