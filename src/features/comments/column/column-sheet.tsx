import "@mantine/core/styles/Drawer.css";
import { useLingui } from "@lingui/react/macro";
import { Drawer } from "@mantine/core";
import { useOpening } from "../../../ui/dialog.tsx";
import type { ColumnModel } from "../model/column-model.ts";
import { Column } from "./column.tsx";

interface ColumnSheetProps extends ColumnModel {
  readonly onClose: () => void;
}

/** The same from below, where there is no room beside the list. */
export function ColumnSheet({ onClose, ...column }: ColumnSheetProps) {
  const { t } = useLingui();
  return (
    <Drawer
      opened={useOpening(true)}
      onClose={onClose}
      position="bottom"
      size="85%"
      title={t`Words and codes`}
      closeButtonProps={{ "aria-label": t`Close` }}
    >
      <Column {...column} />
    </Drawer>
  );
}
