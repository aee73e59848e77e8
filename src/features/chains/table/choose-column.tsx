import { useLingui } from "@lingui/react/macro";
import type { RowSelectionState } from "@tanstack/react-table";
import { useFormats } from "../../../i18n/use-formats.ts";
import { CHOSEN } from "../columns/layout.ts";
import type { ChainColumnDef, ChainRow } from "./chain-features.ts";
import classes from "./choose-box.module.css";

/** Pixels. */
const BOX_SIZE = 40;

/** The column of selection boxes: one on each row, and one in the head for all rows of a page. */
export function useChooseColumn(selection: RowSelectionState, zone: string, isPage: boolean): ChainColumnDef {
  const { t } = useLingui();
  return {
    id: CHOSEN,
    size: BOX_SIZE,
    enableSorting: false,
    header: ({ table }) =>
      isPage ? (
        <ChooseBox
          name={t`Choose all responses of this page`}
          rows={table.getRowModel().rows}
          selection={selection}
          onToggle={() => table.toggleAllRowsSelected()}
        />
      ) : null,
    cell: ({ row }) => <ChooseRowBox row={row} selection={selection} zone={zone} />,
    meta: { name: t`Chosen`, grows: 0 },
  };
}

interface ChooseRowBoxProps {
  readonly row: ChainRow;
  readonly selection: RowSelectionState;
  readonly zone: string;
}

export function ChooseRowBox({ row, selection, zone }: ChooseRowBoxProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const time = moment(row.original.createdAt, zone) ?? t`Unknown time`;
  return (
    <ChooseBox
      name={t`Choose the response of ${time}`}
      rows={[row]}
      selection={selection}
      onToggle={() => row.table.setRowSelection((before) => toggled(before, row.id))}
    />
  );
}

/** In the place of `row.toggleSelected`, which throws for a row of the page before, drawn until the next is whole. */
function toggled(selection: RowSelectionState, id: string): RowSelectionState {
  const { [id]: wasSelected, ...others } = selection;
  return wasSelected ? others : { ...others, [id]: true };
}

interface ChooseBoxProps {
  readonly name: string;
  readonly rows: readonly Pick<ChainRow, "id">[];
  readonly selection: RowSelectionState;
  readonly onToggle: () => void;
}

/** Half ticked where some of several rows are selected. Its hit area is the whole cell. */
function ChooseBox({ name, rows, selection, onToggle }: ChooseBoxProps) {
  const selected = rows.filter(({ id }) => selection[id]).length;
  return (
    <label className={classes["cell"]}>
      <input
        type="checkbox"
        className={classes["box"]}
        aria-label={name}
        checked={selected > 0 && selected === rows.length}
        ref={(box) => {
          if (box !== null) box.indeterminate = selected > 0 && selected < rows.length;
        }}
        onChange={onToggle}
      />
    </label>
  );
}
