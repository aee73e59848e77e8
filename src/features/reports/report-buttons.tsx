import { Trans } from "@lingui/react/macro";
import { FileText, Info } from "lucide-react";
import { withAllWords } from "../../i18n/interface-language.ts";
import { DialogButton } from "../../ui/dialog-button.tsx";
import type { ReportOn } from "./read-report.ts";
import { lazily } from "../../ui/schedule/late-part.tsx";

const ReportDialog = lazily(async () => (await withAllWords(import("./report-dialog.tsx"))).ReportDialog);

/** Saves what the numbers say as a file; what it takes is loaded with the first press. */
export function ReportButton(props: ReportOn) {
  return (
    <DialogButton icon={FileText} label={<Trans>Save as report</Trans>}>
      {(opening) => <ReportDialog {...props} {...opening} />}
    </DialogButton>
  );
}

const AboutDialog = lazily(async () => (await withAllWords(import("./about-dialog.tsx"))).AboutDialog);

/** Tells how the numbers of the screen were made; what it takes is loaded, and read, with the first press. */
export function AboutButton(props: ReportOn) {
  return (
    <DialogButton icon={Info} label={<Trans>About these numbers</Trans>}>
      {({ opened, onClose }) => (opened ? <AboutDialog {...props} onClose={onClose} /> : null)}
    </DialogButton>
  );
}
