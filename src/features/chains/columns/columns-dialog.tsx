import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Switch.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/Paper.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Modal, Switch } from "@mantine/core";
import { ColumnItem } from "./column-item.tsx";
import { movedTo } from "./layout.ts";
import type { PlacedColumns } from "./use-placed-columns.ts";
import classes from "./columns.module.css";

interface ColumnsDialogProps {
  readonly columns: PlacedColumns;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Which columns show, in what order, which stay in view, and how dense the rows are. */
export function ColumnsDialog({ columns, opened, onClose }: ColumnsDialogProps) {
  const { t } = useLingui();
  const { all, layout, setLayout } = columns;
  const ids = all.map(({ id }) => id);
  return (
    <Modal opened={opened} onClose={onClose} title={t`Columns`} closeButtonProps={{ "aria-label": t`Close` }}>
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
            layout={layout}
            onLayout={setLayout}
            onMove={(steps) => {
              const target = ids[index + steps];
              if (target !== undefined) setLayout(movedTo(layout, ids, column.id, target));
            }}
            onDrop={(id) => setLayout(movedTo(layout, ids, id, column.id))}
          />
        ))}
      </ul>
      <div className={classes["foot"]}>
        <Switch
          label={t`Dense rows`}
          checked={layout.dense}
          onChange={(event) => setLayout({ ...layout, dense: event.currentTarget.checked })}
        />
        <Button variant="default" size="compact-sm" onClick={() => setLayout(undefined)}>
          <Trans>Reset columns</Trans>
        </Button>
      </div>
    </Modal>
  );
}
