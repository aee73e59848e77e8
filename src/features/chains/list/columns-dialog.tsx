import { Dialog } from "../../../ui/dialog.tsx";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Switch.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Switch } from "@mantine/core";
import { ColumnItem } from "./column-item.tsx";
import { CHOSEN, densityOf, movedTo, withDensity } from "../columns/layout.ts";
import type { ArrangeableColumns } from "../columns/use-arrangeable-columns.tsx";
import type { ChainTable } from "../table/use-chain-table.ts";
import classes from "./columns-dialog.module.css";

export interface ArrangedTable {
  readonly table: ChainTable;
  readonly columns: ArrangeableColumns;
}

interface ColumnsDialogProps extends ArrangedTable {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Which columns show, in what order, which stay in view, and how dense the rows are. */
export function ColumnsDialog({ table, columns, opened, onClose }: ColumnsDialogProps) {
  const { t } = useLingui();
  const { layout, setLayout } = columns;
  const density = densityOf(layout);
  const all = [...table.getStartLeafColumns(), ...table.getCenterLeafColumns()].filter(
    ({ id }) => id !== CHOSEN,
  );
  const ids = all.map(({ id }) => id);
  const move = (id: string, target: string | undefined) => {
    if (target !== undefined) table.setColumnOrder(movedTo(ids, id, target));
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t`Columns`}>
      <p className={classes["hint"]}>
        <Trans>
          Drag a column to its place, or move it with Alt and the arrow keys. Kept on this device.
        </Trans>
      </p>
      <ul className={classes["list"]} aria-label={t`Columns`}>
        {all.map((column, index) => (
          <ColumnItem
            key={column.id}
            column={column}
            onMove={(steps) => move(column.id, ids[index + steps])}
            onDrop={(id) => move(id, column.id)}
          />
        ))}
      </ul>
      <div className={classes["foot"]}>
        <Switch
          label={t`Dense rows`}
          checked={density === "dense"}
          onChange={(event) =>
            setLayout(withDensity(layout, event.currentTarget.checked ? "dense" : "default"))
          }
        />
        <Switch
          label={t`Relaxed rows`}
          checked={density === "relaxed"}
          onChange={(event) =>
            setLayout(withDensity(layout, event.currentTarget.checked ? "relaxed" : "default"))
          }
        />
        <Button variant="default" size="compact-sm" onClick={() => setLayout(undefined)}>
          <Trans>Reset columns</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
