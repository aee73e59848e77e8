import { useLingui } from "@lingui/react/macro";
import { type Opening, Sheet } from "../../../ui/dialog.tsx";
import type { ColumnModel } from "../model/column-model.ts";
import { Column } from "./column.tsx";

/** The same from below, where there is no room beside the list. */
export function ColumnSheet({ onClose, ...column }: ColumnModel & Pick<Opening, "onClose">) {
  const { t } = useLingui();
  return (
    <Sheet opened onClose={onClose} size="85%" title={t`Words and codes`}>
      <Column {...column} />
    </Sheet>
  );
}
