import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, ActionIcon, Checkbox } from "@mantine/core";
import { ArrowDown, ArrowUp, GripVertical, Pin } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Dialog, type Opening } from "../../../ui/dialog.tsx";
import { CHOSEN, densityOf, movedTo, withDensity } from "../columns/layout.ts";
import type { ArrangeableColumns } from "../columns/use-arrangeable-columns.tsx";
import { useListRoom } from "../table/table-layout.ts";
import type { ChainTable } from "../table/use-chain-table.ts";
import type { ChainTableColumn } from "../table/chain-features.ts";
import classes from "./columns-dialog.module.css";

export interface ColumnsDialogProps extends Opening {
  readonly table: ChainTable;
  readonly columns: ArrangeableColumns;
}

/** Which columns show, in what order, which stay in view, and how dense the rows are. */
export function ColumnsDialog({ table, columns, opened, onClose }: ColumnsDialogProps) {
  const { t } = useLingui();
  const { layout, setLayout } = columns;
  const density = densityOf(layout);
  const areCards = useListRoom(layout) === "phone";
  const densities = [
    ["dense", t`Dense rows`],
    ["relaxed", t`Relaxed rows`],
  ] as const;
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
        {areCards ? (
          <Trans>Columns show in windows wider than this one: here, responses are cards.</Trans>
        ) : (
          <Trans>
            Drag a column to its place, or move it with Alt and the arrow keys. Kept on this device.
          </Trans>
        )}
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
        {densities.map(([name, label]) => (
          <Checkbox
            key={name}
            label={label}
            checked={density === name}
            onChange={({ currentTarget: { checked } }) =>
              setLayout(withDensity(layout, checked ? name : "default"))
            }
          />
        ))}
        <Button variant="default" size="compact-sm" onClick={() => setLayout(undefined)}>
          <Trans>Reset columns</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

interface ColumnItemProps {
  readonly column: ChainTableColumn;
  /** Moves it so many places down, or up where negative. */
  readonly onMove: (steps: number) => void;
  /** Takes the column `id`, which was dragged here, to this place. */
  readonly onDrop: (id: string) => void;
}

const TYPE = "application/x-earshot-column";

function ColumnItem({ column, onMove, onDrop }: ColumnItemProps) {
  const { t } = useLingui();
  const { id } = column;
  const header = column.columnDef.meta?.name ?? "";
  const pinned = column.getIsPinned() !== false;
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  };
  const icon = { size: 14, "aria-hidden": true } as const;
  const button = { variant: "subtle", size: 24 } as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- everything has its button too
    <li
      className={classes["item"]}
      draggable
      onKeyDown={press}
      onDragStart={(event) => event.dataTransfer.setData(TYPE, id)}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(TYPE)) event.preventDefault();
      }}
      onDrop={(event) => onDrop(event.dataTransfer.getData(TYPE))}
    >
      <GripVertical {...icon} className={classes["grip"]} />
      <Checkbox
        className={classes["name"]}
        label={header}
        checked={column.getIsVisible()}
        disabled={!column.getCanHide()}
        onChange={(event) => column.toggleVisibility(event.currentTarget.checked)}
      />
      <ActionIcon {...button} aria-label={t`Move ${header} up`} onClick={() => onMove(-1)}>
        <ArrowUp {...icon} />
      </ActionIcon>
      <ActionIcon {...button} aria-label={t`Move ${header} down`} onClick={() => onMove(1)}>
        <ArrowDown {...icon} />
      </ActionIcon>
      <ActionIcon
        {...button}
        aria-label={t`Keep ${header} in view`}
        aria-pressed={pinned}
        onClick={() => column.pin(pinned ? false : "start")}
      >
        <Pin {...icon} />
      </ActionIcon>
    </li>
  );
}
