/** Sorting of rows that are all here, by TanStack Table; the order stands in the address. */
import { useLingui } from "@lingui/react/macro";
import {
  createColumnHelper,
  createSortedRowModel,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useFormats } from "../i18n/use-formats.ts";
import { readColumnOrder, writeColumnOrder } from "../lib/column-order.ts";
import classes from "./cards-or-table.module.css";
import type { DataColumn, DataTableProps } from "./data-table.tsx";
import { SCREEN_ONLY } from "./screen-only.ts";
import { directionOf, SortHead } from "./sort-head.tsx";

type SortValue = number | string | undefined;

/** A column whose head sorts the rows by what `sortBy` makes of each; those without it come last. */
export interface SortableColumn<Of> extends DataColumn<Of> {
  readonly sortBy?: (row: Of) => SortValue;
}

interface SortedTableProps<Of> extends Pick<DataTableProps<Of>, "rows" | "rowKey"> {
  readonly columns: readonly SortableColumn<Of>[];
  /** The id of a column, after a sign where the order is downwards; undefined for the order of `rows`. */
  readonly order: string | undefined;
  readonly onOrder: (order: string | undefined) => void;
}

/** A row with what its columns sort it by, column by column. */
interface Valued<Of> {
  readonly row: Of;
  readonly values: readonly SortValue[];
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** The rows in order, and the columns with heads that change it, or a field where there are no heads. */
export function useSortedTable<Of extends object>(props: SortedTableProps<Of>) {
  const { columns, rows, rowKey, order, onOrder } = props;
  const helper = createColumnHelper<typeof features, Valued<Of>>();
  const { locale } = useFormats();
  const collator = new Intl.Collator(locale, { numeric: true });
  const sorting = order === undefined ? [] : [readColumnOrder(order)];
  const table = useTable({
    features,
    // The table keeps what it has read of a row, which may change while responses are read.
    data: rows.map((row) => ({ row, values: columns.map(({ sortBy }) => sortBy?.(row)) })),
    getRowId: ({ row }) => rowKey(row),
    columns: helper.columns(
      columns.map(({ id }, at) =>
        helper.accessor(({ values }) => values[at], {
          id,
          sortFn: (a, b) => compare(a.original.values[at], b.original.values[at], collator),
          sortUndefined: "last",
        }),
      ),
    ),
    state: { sorting },
    onSortingChange: (updater) => {
      const [first] = functionalUpdate(updater, sorting);
      onOrder(first && writeColumnOrder(first));
    },
  });
  const withHead = (column: SortableColumn<Of>): DataColumn<Of> => {
    const own = table.getColumn(column.id);
    if (column.sortBy === undefined || own === undefined) return column;
    const sorted = directionOf(own.getIsSorted());
    const onSort = () => own.toggleSorting();
    return { ...column, sorted, head: <SortHead label={column.header} sorted={sorted} onSort={onSort} /> };
  };
  return {
    rows: table.getRowModel().rows.map(({ original }) => original.row),
    columns: columns.map(withHead),
    orderField: <OrderField columns={columns} order={order} onOrder={onOrder} />,
  };
}

/** What the rows are sorted by, in words. One of the browser's own: no list waits for a library of fields. */
function OrderField<Of>({ columns, order, onOrder }: Omit<SortedTableProps<Of>, "rows" | "rowKey">) {
  const { t } = useLingui();
  const ways = columns
    .filter(({ sortBy }) => sortBy !== undefined)
    .flatMap(({ id, header: name }) => [
      { value: writeColumnOrder({ id, desc: false }), label: t`${name}, ascending` },
      { value: writeColumnOrder({ id, desc: true }), label: t`${name}, descending` },
    ]);
  return (
    <label className={classes["order"]} {...SCREEN_ONLY}>
      {t`Sort by`}
      <select
        value={ways.find(({ value }) => value === order)?.value ?? ""}
        onChange={({ currentTarget }) => onOrder(currentTarget.value || undefined)}
      >
        <option value="">{t`Original order`}</option>
        {ways.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Numbers by size, texts as the language orders them. */
const compare = (one: SortValue, other: SortValue, collator: Intl.Collator): number =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : collator.compare(String(one), String(other));
