import { Trans } from "@lingui/react/macro";
import { Columns3 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ToolButton } from "../../../ui/tool-button.tsx";
import type { ArrangedTable } from "./columns-dialog.tsx";

const ColumnsDialog = lazy(async () => ({ default: (await import("./columns-dialog.tsx")).ColumnsDialog }));

/** Opens the arrangement of the columns; what it takes is loaded with the first press. */
export function ColumnsButton(arranged: ArrangedTable) {
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <ToolButton icon={Columns3} onClick={() => setOpened(true)}>
        <Trans>Columns</Trans>
      </ToolButton>
      {opened === undefined ? null : (
        <Suspense>
          <ColumnsDialog {...arranged} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
