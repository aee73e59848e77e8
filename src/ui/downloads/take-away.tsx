import { Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ToolButton } from "../tool-button.tsx";

const TakeAwayDialog = lazy(async () => ({
  default: (await import("./take-away-dialog.tsx")).TakeAwayDialog,
}));

/** Every table and picture of a screen in one place. What it takes is loaded with the first press. */
export function TakeAway() {
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <ToolButton icon={Download} onClick={() => setOpened(true)}>
        <Trans>Take away</Trans>
      </ToolButton>
      {opened === undefined ? null : (
        <Suspense>
          <TakeAwayDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
