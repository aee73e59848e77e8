import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ExportDialogProps } from "./export-dialog.tsx";

const ExportDialog = lazy(async () => ({ default: (await import("./export-dialog.tsx")).ExportDialog }));

export type ExportButtonProps = Omit<ExportDialogProps, "opened" | "onClose">;

/** Opens the export; what it takes is loaded with the first press. */
export function ExportButton(props: ExportButtonProps) {
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <Trans>Export</Trans>
      </Button>
      {opened === undefined ? null : (
        <Suspense>
          <ExportDialog {...props} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
