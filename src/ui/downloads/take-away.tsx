import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { lazy } from "react";
import { DialogButton } from "../dialog-button.tsx";

const TakeAwayDialog = lazy(async () => ({
  default: (await import("./take-away-dialog.tsx")).TakeAwayDialog,
}));

/** Every table and picture of a screen in one place. What it takes is loaded with the first press. */
export function TakeAway() {
  const { t } = useLingui();
  return (
    <DialogButton
      icon={Download}
      title={t`Save tables and pictures of this screen as files`}
      label={<Trans>Take away</Trans>}
    >
      {(opening) => <TakeAwayDialog {...opening} />}
    </DialogButton>
  );
}
