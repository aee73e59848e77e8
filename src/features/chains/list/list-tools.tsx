import { RowOpeners } from "../beside/row-openers.tsx";
import { ColumnsButton } from "./columns-button.tsx";
import type { ArrangeableColumns } from "../columns/use-arrangeable-columns.ts";
import { ExportButton, type ExportButtonProps } from "../export/export-button.tsx";
import type { ChainTable } from "../table/use-chain-table.ts";
import { KeysButton } from "./keys-button.tsx";

interface ListToolsProps {
  readonly table: ChainTable;
  readonly columns: ArrangeableColumns;
  readonly source: ExportButtonProps;
}

/** What can be done with the list as a whole. Loaded once its rows stand. */
export function ListTools({ table, columns, source }: ListToolsProps) {
  return (
    <>
      <RowOpeners rows={source.page} />
      <KeysButton />
      <ColumnsButton table={table} columns={columns} />
      <ExportButton {...source} />
    </>
  );
}
