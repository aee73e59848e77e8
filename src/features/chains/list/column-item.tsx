import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Checkbox } from "@mantine/core";
import { ArrowDown, ArrowUp, GripVertical, Pin } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { ChainTableColumn } from "../table/chain-features.ts";
import classes from "./columns-dialog.module.css";

interface ColumnItemProps {
  readonly column: ChainTableColumn;
  /** Moves it so many places down, or up where negative. */
  readonly onMove: (steps: number) => void;
  /** Takes the column `id`, which was dragged here, to this place. */
  readonly onDrop: (id: string) => void;
}

const TYPE = "application/x-earshot-column";

export function ColumnItem({ column, onMove, onDrop }: ColumnItemProps) {
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
        {...(pinned ? { variant: "filled" } : {})}
        aria-label={t`Keep ${header} in view`}
        aria-pressed={pinned}
        onClick={() => column.pin(pinned ? false : "start")}
      >
        <Pin {...icon} />
      </ActionIcon>
    </li>
  );
}
