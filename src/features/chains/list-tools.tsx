import { ColumnsButton } from "./columns/columns-button.tsx";
import type { ArrangedColumns } from "./columns/use-columns.tsx";
import { ExportButton, type ExportButtonProps } from "./export/export-button.tsx";
import { KeysButton } from "./keys/keys-button.tsx";

interface ListToolsProps {
  readonly columns: ArrangedColumns;
  readonly source: ExportButtonProps;
}

/** What can be done with the list as a whole. Loaded once its rows stand. */
export function ListTools({ columns, source }: ListToolsProps) {
  return (
    <>
      <KeysButton />
      <ColumnsButton columns={columns} />
      <ExportButton {...source} />
    </>
  );
}
