import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Columns3 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ArrangedTable } from "./columns-dialog.tsx";

const ColumnsDialog = lazy(async () => ({ default: (await import("./columns-dialog.tsx")).ColumnsDialog }));

/** Opens the arrangement of the columns; what it takes is loaded with the first press. */
export function ColumnsButton(arranged: ArrangedTable) {
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <Button
        variant="default"
        leftSection={<Columns3 size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <Trans>Columns</Trans>
      </Button>
      {opened === undefined ? null : (
        <Suspense>
          <ColumnsDialog {...arranged} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
