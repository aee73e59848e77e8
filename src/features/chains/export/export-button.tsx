import { Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ToolButton } from "../../../ui/tool-button.tsx";
import type { ExportDialogProps } from "./export-dialog.tsx";

const ExportDialog = lazy(async () => ({ default: (await import("./export-dialog.tsx")).ExportDialog }));

export type ExportButtonProps = Omit<ExportDialogProps, "opened" | "onClose">;

/** Opens the export; what it takes is loaded with the first press. */
export function ExportButton(props: ExportButtonProps) {
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <ToolButton icon={Download} onClick={() => setOpened(true)}>
        <Trans>Export</Trans>
      </ToolButton>
      {opened === undefined ? null : (
        <Suspense>
          <ExportDialog {...props} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
