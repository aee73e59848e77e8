import { createColumnHelper, tableFeatures, useTable } from "@tanstack/react-table";
import { Fragment, type ReactNode } from "react";
import { FirstContent } from "./first-content.tsx";
import { Resizer } from "./column-resizer.tsx";
import { sizeOf } from "./column-size.ts";
import { goToRow } from "./go-to-row.ts";
import classes from "./data-table.module.css";

/** One column: what stands in its head and in its cells. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** What stands in the head in place of the words of `header`. */
  readonly head?: ReactNode;
  /** Set on the column that the rows are sorted by. */
  readonly sorted?: "ascending" | "descending" | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their cell, digit under digit. */
  readonly numeric?: boolean;
  /** Left out where the screen is narrow; say what matters of it in another cell. */
  readonly wideOnly?: boolean;
  /** The column that names the row. */
  readonly rowHeader?: boolean;
  /** Pixels; without it the column takes what its cells need. */
  readonly width?: number | undefined;
  /** Stays in view when the table is scrolled sideways, so many pixels from its start. */
  readonly pinnedAt?: number | undefined;
}

interface DataTableProps<Row> {
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
  /** The key of the row that is open elsewhere on the screen. */
  readonly current?: string | undefined;
  /** Lets columns be made wider and narrower; told of the new width in pixels. */
  readonly onResize?: (id: string, width: number) => void;
  /** What stands below a row, across all columns; undefined for nothing. */
  readonly renderDetail?: (row: Row) => ReactNode;
}

const features = tableFeatures({});

/** A table with a name, a sticky head and aligned numbers. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, loading = false, stale = false, dense = false } = props;
  const { current, onResize, renderDetail } = props;
  const helper = createColumnHelper<typeof features, Row>();
  const byId = new Map(columns.map((column) => [column.id, column]));
  const table = useTable({
    features,
    data: rows,
    getRowId: rowKey,
    columns: helper.columns(
      // Drawn below and not by the table, which would put new elements in their place whenever a column changes.
      columns.map(({ id }) => helper.display({ id })),
    ),
  });
  const attributes = (id: string) => ({
    "data-numeric": byId.get(id)?.numeric || undefined,
    "data-wide-only": byId.get(id)?.wideOnly || undefined,
    ...sizeOf(byId.get(id)),
  });
  const waiting = loading && rows.length === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls, so it takes the focus
    <div className={classes["frame"]} tabIndex={0} role="region" aria-label={label} onKeyDown={goToRow}>
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
                  // The edge of the column is no part of its name.
                  aria-label={onResize === undefined ? undefined : byId.get(header.column.id)?.header}
                  aria-sort={byId.get(header.column.id)?.sorted}
                  {...attributes(header.column.id)}
                >
                  {byId.get(header.column.id)?.head ?? byId.get(header.column.id)?.header}
                  <Resizer column={byId.get(header.column.id)} onResize={onResize} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {waiting ? <Shape columns={columns} /> : null}
          {table.getRowModel().rows.map((row) => (
            <Fragment key={row.id}>
              <tr aria-current={row.id === current || undefined}>
                {row.getAllCells().map((cell) => {
                  const Cell = byId.get(cell.column.id)?.rowHeader === true ? "th" : "td";
                  return (
                    <Cell
                      key={cell.id}
                      {...(Cell === "th" ? { scope: "row" } : {})}
                      {...attributes(cell.column.id)}
                    >
                      {byId.get(cell.column.id)?.cell(row.original)}
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

const SHAPE_ROWS = 8;

/** Grey bars where the rows will be. */
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

interface DetailProps {
  readonly columns: number;
  readonly children: ReactNode;
}

function Detail({ columns, children }: DetailProps) {
  if (children === undefined || children === null) return null;
  return (
    <tr>
      <td colSpan={columns} className={classes["detail"]}>
        {children}
      </td>
    </tr>
  );
}
