import { Trans } from "@lingui/react/macro";
import { Info } from "lucide-react";
import { lazy } from "react";
import { withAllWords } from "../../i18n/interface-language.ts";
import { DialogButton } from "../../ui/dialog-button.tsx";
import type { ReportOn } from "./report-dialog.tsx";

const AboutDialog = lazy(async () => ({
  default: (await withAllWords(import("./about-dialog.tsx"))).AboutDialog,
}));

/** Tells how the numbers of the screen were made; what it takes is loaded, and read, with the first press. */
export function AboutButton(props: ReportOn) {
  return (
    <DialogButton icon={Info} label={<Trans>About these numbers</Trans>}>
      {({ opened, onClose }) => (opened ? <AboutDialog {...props} onClose={onClose} /> : null)}
    </DialogButton>
  );
}
