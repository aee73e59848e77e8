import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { DialogButton } from "../dialog-button.tsx";
import { lazily } from "../schedule/late-part.tsx";

const TakeAwayDialog = lazily(async () => (await import("./take-away-dialog.tsx")).TakeAwayDialog);

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
