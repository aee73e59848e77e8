import { RowOpeners } from "./beside/row-openers.tsx";
import { ColumnsButton } from "./columns/columns-button.tsx";
import type { PlacedColumns } from "./columns/use-placed-columns.ts";
import { ExportButton, type ExportButtonProps } from "./export/export-button.tsx";
import { KeysButton } from "./keys/keys-button.tsx";

interface ListToolsProps {
  readonly columns: PlacedColumns;
  readonly source: ExportButtonProps;
}

/** What can be done with the list as a whole. Loaded once its rows stand. */
export function ListTools({ columns, source }: ListToolsProps) {
  return (
    <>
      <RowOpeners rows={source.page} />
      <KeysButton />
      <ColumnsButton columns={columns} />
      <ExportButton {...source} />
    </>
  );
}
